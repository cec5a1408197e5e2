import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { startDraining } from '../lib/config/draining.ts';
import { answerWith } from './answer.ts';
import { refuseUnknownFlight } from './flight-check.ts';

/**
 * The storefront's server. Next's own cannot do what a shop needs: answer 503 with Retry-After, where Next answers 500,
 * for a page that the platform did not deliver, and 400 for a form that is none; keep Vary: Cookie on cached pages; and
 * end the requests in flight before it goes. It runs on Node's own TypeScript support, so it imports of the application
 * only what needs no bundle. Its settings are checked in lib/config/env, which has the same defaults.
 */

// Node cuts small buffers from blocks of 64 KB, so one that is cached holds its whole block: what a cache of pages
// counts as 2 KB took 64. Each buffer has memory of its own instead.
Buffer.poolSize = 0;

const DRAIN_MS = 9_000;

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST || undefined;
const splitPages = process.env.FLIGHT_FILES !== 'off';

if (splitPages) await refuseUnknownFlight('.next/server/app');

const app = next({ dev: false, port, hostname: host ?? 'localhost' });
const server = createServer(
  {
    // Longer than the 60 s that load balancers keep connections for, so that none of theirs is closed under a request.
    keepAliveTimeout: 65_000,
    headersTimeout: 66_000,
    requestTimeout: 120_000,
    // A session in its chunks, a sign-in that waits to be confirmed, and tokens in the address: each can be 8 KB. Node
    // takes 16 KB in all.
    maxHeaderSize: 64 * 1024,
  },
  answerWith({
    handle: app.getRequestHandler(),
    self: `http://${host ?? '127.0.0.1'}:${port}`,
    origin: new URL(process.env.APP_ORIGIN || 'http://localhost:3000'),
    trustedProxies: Number(process.env.TRUSTED_PROXIES ?? 0),
    sharedCacheSeconds: Number(process.env.SHARED_CACHE_SECONDS || 1),
    splitPages,
  }),
);

async function drain(): Promise<void> {
  startDraining();
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
