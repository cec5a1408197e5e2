import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { HeaderChanges } from './hold.ts';

/** Where the shop's 'Page not found' page is; what Next says of it is what is read. */
export const NOT_FOUND_PATH = '/page-not-found';

/** All that it is decided by. */
export interface Facts {
  /** Which Next is about to send. */
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly request: {
    readonly method?: string | undefined;
    readonly url?: string | undefined;
    readonly headers: IncomingHttpHeaders;
  };
  readonly notes: { readonly unavailable: boolean; readonly unreadable: boolean };
}

/** What can stand in for a response of Next. */
export type StandIn = 'nothing-sent' | 'network-error' | 'page-not-found' | 'finished-page';

export type Policy =
  | { readonly replace: StandIn }
  | { readonly pass: { readonly status: number; readonly headers: HeaderChanges } };

interface Rule {
  readonly applies: (facts: Facts) => boolean;
  readonly becomes: (facts: Facts) => Policy;
}

/** Goes with every 503. */
export const EXPLAINED = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** A document, as against the router's data, which has screens of its own. */
function wantsDocument({ headers }: Facts['request']): boolean {
  return headers.rsc === undefined && /html|\*\/\*/.test(headers.accept ?? '*/*');
}

function isHtml(headers: OutgoingHttpHeaders): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

/** One that shared caches may keep. */
function isFinished(headers: OutgoingHttpHeaders): boolean {
  return isHtml(headers) && /\bs-maxage=/.test(String(headers['cache-control'] ?? ''));
}

const RULES: Readonly<Record<string, Rule>> = {
  /** What was sent is no form, which is its sender's fault. A form that a script sent says so itself. */
  unreadable: {
    applies: ({ status, notes }) => status === 500 && notes.unreadable,
    becomes: ({ request }) =>
      wantsDocument(request) && request.headers['next-action'] === undefined
        ? { replace: 'nothing-sent' }
        : { pass: { status: 400, headers: {} } },
  },
  /** The platform did not deliver. A document gets words, where Next has an empty shell that only scripts fill. */
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
};

/** What becomes of a response of Next: the first rule that applies says it; what none applies to passes as it is. */
export function policy(facts: Facts): Policy {
  const rule = Object.values(RULES).find(({ applies }) => applies(facts));
  return rule?.becomes(facts) ?? { pass: { status: facts.status, headers: {} } };
}
