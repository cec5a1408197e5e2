import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { FILE_LENGTH } from '../../lib/config/file-length.ts';
import type { HeaderChanges } from './patch-response.ts';

/** Paths of the shop's own 'Page not found' page. */
export const NOT_FOUND_PATH = '/page-not-found';

/** Everything that the decision depends on. */
export interface Facts {
  /** The status that Next is about to send. */
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly request: {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    readonly headers: IncomingHttpHeaders;
  };
  readonly notes: { readonly unavailable: boolean; readonly unreadable: boolean };
}

/** The responses that can replace one of Next. */
export type ReplacementKind =
  | 'nothing-sent'
  | 'old-page'
  | 'network-error'
  | 'page-not-found'
  | 'finished-page'
  | 'picture';

export type Policy =
  | { readonly replace: ReplacementKind }
  | { readonly pass: { readonly status: number; readonly headers: HeaderChanges } };

interface Rule {
  readonly applies: (facts: Facts) => boolean;
  readonly becomes: (facts: Facts) => Policy;
}

/** Headers of every 503. */
export const EXPLAINED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** True for a document request; false for the router's data, whose errors the client shows itself. */
function wantsDocument({ headers }: Facts['request']): boolean {
  return headers.rsc === undefined && /html|\*\/\*/.test(headers.accept ?? '*/*');
}

function isHtml(headers: OutgoingHttpHeaders): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

/** True for a response that shared caches may store. */
function isFinished(headers: OutgoingHttpHeaders): boolean {
  return isHtml(headers) && /\bs-maxage=/.test(String(headers['cache-control'] ?? ''));
}

/** In bytes; a larger picture is streamed. */
const MAX_PICTURE = 512 * 1024;

/** True for a picture whose address contains its hash, hence immutable. */
function isPicture(headers: OutgoingHttpHeaders): boolean {
  return (
    String(headers['content-type'] ?? '').startsWith('image/') &&
    /^public\b.*\bimmutable\b/.test(String(headers['cache-control'] ?? '')) &&
    Number(headers[FILE_LENGTH] ?? Number.NaN) <= MAX_PICTURE
  );
}

const RULES: Readonly<Record<string, Rule>> = {
  /** The body was not a valid form, which is the client's error. A form sent by a script reports the error itself. */
  unreadable: {
    applies: ({ status, notes }) => status === 500 && notes.unreadable,
    becomes: ({ request }) =>
      wantsDocument(request) && request.headers['next-action'] === undefined
        ? { replace: 'nothing-sent' }
        : { pass: { status: 400, headers: {} } },
  },
  /** The form of a page that was loaded before a release, whose action has another name in this one. */
  outdated: {
    applies: ({ status, headers, request }) =>
      status === 409 && headers['x-nextjs-action-not-found'] === '1' && request.headers['next-action'] === undefined,
    becomes: () => ({ replace: 'old-page' }),
  },
  /**
   * The platform did not respond. A document request gets readable text instead of Next's empty shell, which only
   * scripts fill.
   */
  unavailable: {
    applies: ({ status, notes }) => status === 500 && notes.unavailable,
    becomes: ({ request }) =>
      wantsDocument(request) ? { replace: 'network-error' } : { pass: { status: 503, headers: EXPLAINED } },
  },
  missing: {
    applies: ({ status, headers, request }) =>
      status === 404 && isHtml(headers) && wantsDocument(request) && request.url !== NOT_FOUND_PATH,
    becomes: () => ({ replace: 'page-not-found' }),
  },
  finished: {
    applies: ({ status, headers, request }) =>
      status === 200 && request.method === 'GET' && isFinished(headers) && wantsDocument(request),
    becomes: () => ({ replace: 'finished-page' }),
  },
  picture: {
    applies: ({ status, headers, request }) => status === 200 && request.method === 'GET' && isPicture(headers),
    becomes: () => ({ replace: 'picture' }),
  },
};

/** Decides about a response of Next: the first matching rule wins, otherwise it passes unchanged. */
export function policy(facts: Facts): Policy {
  const rule = Object.values(RULES).find(({ applies }) => applies(facts));
  return rule?.becomes(facts) ?? { pass: { status: facts.status, headers: {} } };
}
