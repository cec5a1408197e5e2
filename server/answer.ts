import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { visitorAddress } from '../lib/domain/web/visitor-address.ts';
import { newNotes, withNotes } from '../lib/upstream/request-notes.ts';
import { readStyles } from './document/inline-styles.ts';
import { FinishedPages } from './pages/finished-pages.ts';
import { StaticFiles } from './cache/static-files.ts';
import { headersForAll, pageKey } from './cache/cache-key.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { PictureCache } from './cache/picture-cache.ts';
import { respondToMalformed, setOwnHost } from './request/malformed-request.ts';
import { MissingPages } from './response/not-found.ts';
import { NOT_FOUND_PATH } from './response/policy.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Traces } from './metrics/traces.ts';
import { applyPolicy } from './response/respond.ts';
import { respondToTooLarge } from './request/too-large.ts';

export interface AnswerOptions {
  /** Next's request handler. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** This server's own origin. */
  readonly self: string;
  /** The shop's public origin. */
  readonly origin: URL;
  readonly trustedProxies: number;
  readonly sharedCacheSeconds: number;
  /** True if flight data is moved to separate files. */
  readonly splitPages: boolean;
  /** Folder of the build's hashed files. */
  readonly staticFolder: string;
  /** The inline script in each finished page that starts the other scripts (document/browser/loader.ts). */
  readonly loader: string;
  /** Null when metrics are off. */
  readonly metrics: Metrics | null;
  /** Null when tracing is off. */
  readonly traces: Traces | null;
}

/** For dynamic responses, where speed matters more than size. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

/**
 * Handles requests: directly where Next is not needed, otherwise by Next, with request notes set before it and the
 * policy applied after it. Compression comes last.
 */
export function answerWith({
  handle,
  self,
  origin,
  trustedProxies,
  sharedCacheSeconds,
  splitPages,
  staticFolder,
  loader,
  metrics,
  traces,
}: AnswerOptions): RequestListener {
  const pages = {
    finished: new FinishedPages({ self, split: splitPages, styles: readStyles(staticFolder), loader }),
    missing: new MissingPages(`${self}${NOT_FOUND_PATH}`),
    pictures: new PictureCache(),
  };
  const cache = new ResponseCache({ finished: pages.finished, sharedCacheSeconds });
  const files = new StaticFiles(staticFolder);

  function prepareForNext(request: IncomingMessage): void {
    const { headers, socket } = request;
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    headers['x-forwarded-for'] = visitorAddress(forwarded, socket.remoteAddress ?? '', trustedProxies);
    setOwnHost(request, origin);
  }

  function askNext(request: IncomingMessage, response: ServerResponse, key: string | null): void {
    const notes = newNotes(traces?.begin(request, response));
    if (key !== null) {
      request.headers = headersForAll(request.headers);
      // A HEAD gets the headers of the same page, which is cached as well; Node leaves its body out.
      request.method = 'GET';
    }
    prepareForNext(request);
    applyPolicy(request, response, {
      notes,
      pages,
      sharedCacheSeconds,
      keep: key === null ? null : cache.ask(key, response),
      onPublished: () => cache.clear(),
    });
    withNotes(notes, () => {
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  }

  return (request, response) => {
    const fromMemory = metrics?.begin(request, response);
    const isAnswered =
      respondToMalformed(request, response) ||
      respondToTooLarge(request, response) ||
      files.answer(request, response) ||
      pages.pictures.answer(request, response) ||
      pages.finished.respondWithFlight(request, response) ||
      metrics?.answer(request, response);
    if (isAnswered) return fromMemory?.();
    const key = pageKey(request);
    if (key !== null && cache.answer(key, request, response)) return fromMemory?.();
    compress(request as never, response as never, () => askNext(request, response, key));
  };
}
