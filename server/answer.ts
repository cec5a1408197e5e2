import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { visitorAddress } from '../lib/domain/web/visitor-address.ts';
import { newNotes, withNotes } from '../lib/upstream/request-notes.ts';
import { FinishedPages } from './finished-pages.ts';
import { answerNonsense, sayOwnHost } from './nonsense.ts';
import { MissingPages } from './not-found.ts';
import { NOT_FOUND_PATH } from './policy.ts';
import { applyPolicy } from './respond.ts';
import { answerTooLarge } from './too-large.ts';

export interface AnswerOptions {
  /** Next. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** This server's own address. */
  readonly self: string;
  /** The shop's. */
  readonly origin: URL;
  readonly trustedProxies: number;
  readonly sharedCacheSeconds: number;
  /** Whether flight data have files of their own. */
  readonly splitPages: boolean;
}

/** Of what is made per request, so quick rather than small. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

/**
 * Answers requests: what needs no Next at once, everything else by Next, with what it is told of the visitor before and
 * the policy after it. A response is compressed last, unless it is already.
 */
export function answerWith({
  handle,
  self,
  origin,
  trustedProxies,
  sharedCacheSeconds,
  splitPages,
}: AnswerOptions): RequestListener {
  const pages = {
    finished: new FinishedPages({ self, split: splitPages }),
    missing: new MissingPages(`${self}${NOT_FOUND_PATH}`),
  };

  function tellNext(request: IncomingMessage): void {
    const { headers, socket } = request;
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    headers['x-forwarded-for'] = visitorAddress(forwarded, socket.remoteAddress ?? '', trustedProxies);
    sayOwnHost(request, origin);
  }

  function askNext(request: IncomingMessage, response: ServerResponse): void {
    tellNext(request);
    const notes = newNotes();
    applyPolicy(request, response, { notes, pages, sharedCacheSeconds });
    withNotes(notes, () => {
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  }

  return (request, response) => {
    const isAnswered =
      answerNonsense(request, response) ||
      answerTooLarge(request, response) ||
      pages.finished.answerFlight(request, response);
    if (!isAnswered) compress(request as never, response as never, () => askNext(request, response));
  };
}
