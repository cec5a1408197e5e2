import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import { visitorAddress } from '../lib/domain/web/visitor-address.ts';
import { FinishedPages } from './server/finished-pages.ts';
import { sendHeadWithBody } from './server/late-head.ts';
import { answerNotFound } from './server/not-found.ts';
import { answerTooLarge } from './server/too-large.ts';
import { limitSharedCaches } from './server/shared-cache.ts';
import { answerUnavailable } from './server/unavailable.ts';
import { answerUnreadable } from './server/unreadable.ts';
import { varyByCookie } from './server/vary-cookie.ts';

/**
 * The storefront's server. Next's own cannot do what a shop needs: answer 503 with Retry-After, where Next answers 500, for a page
 * that the platform did not deliver, and 400 for a form that is none; keep Vary: Cookie on cached pages; and end the requests in flight before it goes.
 * It runs on Node's own TypeScript support and imports nothing of the application but one pure rule; the two symbols are the seam.
 */

/** What lib/upstream and instrumentation.ts note about the request being answered. */
interface RequestNotes {
  unavailable: boolean;
  /** What was sent is no form. */
  unreadable: boolean;
}

const shared = globalThis as unknown as Record<symbol, unknown>;
const REQUEST = Symbol.for('stockist.request');
/** True from the first stop signal on; /readyz tells the load balancer. */
const DRAINING = Symbol.for('stockist.draining');

const DRAIN_MS = 9_000;
const NOT_FOUND_PATH = '/page-not-found';

const trustedProxies = Number(process.env.TRUSTED_PROXIES ?? 0);
/** Checked in lib/config/env. */
const sharedCacheSeconds = Number(process.env.SHARED_CACHE_SECONDS || 1);

const requests = new AsyncLocalStorage<RequestNotes>();
shared[REQUEST] = requests;

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST || undefined;
const app = next({ dev: false, port, hostname: host ?? 'localhost' });
const handle = app.getRequestHandler();
const self = `http://${host ?? '127.0.0.1'}:${port}`;
const finishedPages = new FinishedPages(self);
/** Of what is made per request, so quick rather than small. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (answerTooLarge(request, response) || finishedPages.answerFlight(request, response)) return;
  compress(request as never, response as never, () => answerPage(request, response));
}

function answerPage(request: IncomingMessage, response: ServerResponse): void {
  const notes: RequestNotes = { unavailable: false, unreadable: false };
  request.headers['x-forwarded-for'] = visitorAddress(
    String(request.headers['x-forwarded-for'] ?? ''),
    request.socket.remoteAddress ?? '',
    trustedProxies,
  );
  varyByCookie(response);
  limitSharedCaches(response, sharedCacheSeconds);
  if (request.url !== NOT_FOUND_PATH) answerNotFound(request, response, `${self}${NOT_FOUND_PATH}`);
  finishedPages.answer(request, response);
  answerUnavailable(request, response, () => notes.unavailable);
  answerUnreadable(request, response, () => notes.unreadable);
  sendHeadWithBody(response);
  requests.run(notes, () => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

// Longer than the 60 s that load balancers keep connections for, so that none of theirs is closed under a request.
const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 66_000, requestTimeout: 120_000 }, answer);

async function drain(): Promise<void> {
  shared[DRAINING] = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive is idle as soon as its request has ended.
  setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, sleep(DRAIN_MS)]);
  server.closeAllConnections();
  process.exit(0);
}

await app.prepare();
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, host);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain());
