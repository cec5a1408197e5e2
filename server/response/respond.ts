import type { IncomingMessage, ServerResponse } from 'node:http';
import { within } from '../../lib/domain/values/within.ts';
import type { RequestNotes } from '../../lib/upstream/request-notes.ts';
import { EMPTY_ACTION, withoutEmptyActions } from '../document/form-actions.ts';
import type { FinishedPages } from '../pages/finished-pages.ts';
import { patchResponse } from './patch-response.ts';
import type { Sent } from '../cache/response-cache.ts';
import type { PictureCache } from '../cache/picture-cache.ts';
import type { MissingPages } from './not-found.ts';
import { outgoingHeaders } from './outgoing.ts';
import { type ReplacementKind, policy } from './policy.ts';
import { type MakeReplacement, networkError, nothingSent, oldPage } from './replacements.ts';
import { MAX_WHOLE_BYTES, compressWhole } from './whole-body.ts';

/**
 * Next reports an error to instrumentation.ts only while it sends the 500. A 500 that is never reported, such as a
 * route's own, is held back at most this long.
 */
const REPORT_MS = 250;

interface Pages {
  readonly finished: Pick<FinishedPages, 'make'>;
  readonly missing: Pick<MissingPages, 'make'>;
  readonly pictures: Pick<PictureCache, 'make'>;
}

export interface PolicyOptions {
  readonly notes: RequestNotes;
  readonly pages: Pages;
  readonly sharedCacheSeconds: number;
  /** Caches a finished page; null for a personal one. */
  readonly keep: ((sent: Sent) => void) | null;
  /** Called before the response to a request that invalidated cached reads. */
  readonly onPublished: () => void;
}

/** Waits until the cause of a 500 is known, since the response depends on it. */
function waitForReport(status: number, { unavailable, unreadable, reported }: RequestNotes): Promise<unknown> | null {
  if (status !== 500 || unavailable || unreadable) return null;
  return within(REPORT_MS, reported.promise, undefined);
}

function completeForms(piece: Buffer): Buffer {
  return piece.includes(EMPTY_ACTION) ? Buffer.from(withoutEmptyActions(piece.toString('latin1')), 'latin1') : piece;
}

/** Applies the policy to everything that Next writes to this response from now on. */
export function applyPolicy(
  request: IncomingMessage,
  response: ServerResponse,
  { notes, pages, sharedCacheSeconds, keep, onPublished }: PolicyOptions,
): void {
  const makers: Readonly<Record<ReplacementKind, MakeReplacement>> = {
    'nothing-sent': nothingSent,
    'old-page': oldPage,
    'network-error': networkError,
    'page-not-found': (written) => pages.missing.make(written),
    'finished-page': async (written) => {
      const { page, ...replacement } = await pages.finished.make(written);
      return { ...replacement, sent: (headers) => keep?.({ page, headers, written: written.headers }) };
    },
    picture: (written) => pages.pictures.make(written),
  };
  patchResponse(request, response, {
    wait: (status) => waitForReport(status, notes),
    decide(head) {
      const decision = policy({ ...head, request, notes });
      if ('pass' in decision) return decision;
      return { make: (body) => makers[decision.replace]({ request, headers: head.headers, body }) };
    },
    // Next has rendered such a page completely when it begins to write it (decision 0143).
    streamed: ({ 'content-type': type, 'content-length': length }) =>
      String(type ?? '').startsWith('text/html') && length === undefined
        ? { rewrite: completeForms, hold: MAX_WHOLE_BYTES }
        : null,
    whole: (body) => compressWhole(request, response, body),
    outgoing(headers) {
      if (notes.published) onPublished();
      return outgoingHeaders(headers, { seconds: sharedCacheSeconds, now: Date.now() });
    },
  });
}
