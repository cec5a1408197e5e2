import type { OauthClients } from './oauth-clients';

/** A client's request to the authorization page (RFC 6749, section 4.1.1; RFC 7636). */
export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string | null;
  readonly codeChallenge: string | null;
}

export type ReadAuthorizeRequest =
  | { readonly outcome: 'ask'; readonly request: AuthorizeRequest }
  /** Error for the client: the address to redirect to. */
  | { readonly outcome: 'return'; readonly address: string }
  /** Error shown to the user: the client or its return address is unknown. */
  | { readonly outcome: 'refuse' };

const SCOPE = 'all';

/** Adds query parameters to the return address (RFC 6749, section 4.1.2). */
export function returnAddress(redirectUri: string, fields: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Parses the query of the authorization page. Redirects only to a registered address that matches exactly. */
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
