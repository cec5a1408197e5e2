import type { OauthClients } from './oauth-clients';

/** What a client asks of the authorization page (RFC 6749, section 4.1.1; RFC 7636). */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly codeChallenge: string | null;
}

export type ReadAuthorizeRequest =
  | { readonly outcome: 'ask'; readonly request: AuthorizeRequest }
  /** The error goes to the client: the address to redirect to. */
  | { readonly outcome: 'return'; readonly address: string }
  /** The error is shown to the person: the client or its address is unknown. */
  | { readonly outcome: 'refuse' };

const SCOPE = 'all';

/** The return address with more in its query (RFC 6749, section 4.1.2). */
export function returnAddress(redirectUri: string, fields: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Reads the query of the authorization page. Only an exactly matching registered address is redirected to. */
export function readAuthorizeRequest(query: URLSearchParams, clients: OauthClients): ReadAuthorizeRequest {
  const one = (name: string): string | null => (query.getAll(name).length === 1 ? query.get(name) : null);
  const [clientId, redirectUri] = [one('client_id'), one('redirect_uri')];
  if (clientId === null || redirectUri === null || !clients.get(clientId)?.has(redirectUri))
    return { outcome: 'refuse' };
  const state = one('state');
  const error = problemWith(query);
  if (error !== null) return { outcome: 'return', address: returnAddress(redirectUri, { error, state }) };
  return { outcome: 'ask', request: { clientId, redirectUri, state, codeChallenge: one('code_challenge') } };
}

function problemWith(query: URLSearchParams): string | null {
  const repeated = ['response_type', 'scope', 'state', 'nonce', 'code_challenge', 'code_challenge_method'].some(
    (name) => query.getAll(name).length > 1,
  );
  if (repeated || !query.get('response_type')) return 'invalid_request';
  if (query.get('response_type') !== 'code') return 'unsupported_response_type';
  if ((query.get('scope') ?? SCOPE) !== SCOPE) return 'invalid_scope';
  const [challenge, method] = [query.get('code_challenge'), query.get('code_challenge_method')];
  const isS256 = challenge !== null && /^[\w-]{43}$/.test(challenge) && method === 'S256';
  return (challenge === null && method === null) || isS256 ? null : 'invalid_request';
}
