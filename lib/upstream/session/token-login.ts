import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { type LoginProblem, isGuardedPath, routes, signInAddress } from '../../config/routes';
import { localPath } from '../../domain/content/links';
import type { CookieChange } from '../../session/cookie';
import { UpstreamError, isUnavailable } from '../errors';
import { newFingerprint, openSession } from './open-session';
import { countSignIn } from '../rate-limit';

/** Access token, refresh token, and the platform they are from (specification 1, section 2). */
const PARAMETERS = ['a', 'r', 'b'] as const;

export type TokenLogin =
  /** Go on to this address of the site, without the tokens. */
  | { readonly kind: 'redirect'; readonly location: string; readonly changes: readonly CookieChange[] }
  /** A prefetch: its answer must not stand in for the visit itself. */
  | { readonly kind: 'refused' };

function withoutTokens(request: NextRequest): URL {
  const url = new URL(env().APP_ORIGIN);
  // Two slashes at the start would be another host to whoever follows the redirect.
  url.pathname = request.nextUrl.pathname.replace(/^[/\\]+/, '/');
  url.search = request.nextUrl.search;
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return url;
}

/** What a browser fetches ahead, without anybody having gone there. */
function isPrefetch(headers: Headers): boolean {
  return (
    headers.has('purpose') ||
    headers.has('sec-purpose') ||
    headers.has('x-purpose') ||
    headers.has('x-moz') ||
    headers.has('next-router-prefetch')
  );
}

/** Somebody goes to the address: no frame, no picture, no data for the router. Old browsers say nothing, which counts as going. */
function isVisit(request: NextRequest): boolean {
  const { headers } = request;
  if (request.method !== 'GET' || headers.has('rsc') || request.nextUrl.searchParams.has('_rsc')) return false;
  return (
    (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
    (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'
  );
}

/** The platform that `b` names: undefined for our own, null for one that is not on the list. */
function baseOf(named: string | null): string | undefined | null {
  if (named === null || named === '') return undefined;
  const { API_BASE_URL, TOKEN_LOGIN_BASES } = env();
  const base = [API_BASE_URL, ...TOKEN_LOGIN_BASES].find((allowed) => named === allowed || named === `${allowed}/`);
  if (base === undefined) return null;
  return base === API_BASE_URL ? undefined : base;
}

/** Where to go on to: the same address, or the host's landing for who came to no page in particular. */
function landing(clean: URL): string {
  if (clean.pathname !== routes.home && clean.pathname !== routes.login) return clean.pathname + clean.search;
  const wanted = localPath(clean.searchParams.get('next'));
  if (clean.pathname === routes.login && wanted !== null) return wanted;
  const { APP_ORIGIN, TOKEN_LOGIN_LANDINGS } = env();
  return TOKEN_LOGIN_LANDINGS[new URL(APP_ORIGIN).host] ?? routes.home + clean.search;
}

/** Nobody is signed in: the same address, or the sign-in with a word about it where that is where this leads anyway. */
function turnedAway(clean: URL, problem: LoginProblem): TokenLogin {
  const path = clean.pathname + clean.search;
  const isLogin = clean.pathname === routes.login;
  if (!isLogin && !isGuardedPath(clean.pathname)) return { kind: 'redirect', location: path, changes: [] };
  const next = isLogin ? localPath(clean.searchParams.get('next')) : path;
  return { kind: 'redirect', location: signInAddress(routes.login, next, { problem }), changes: [] };
}

function problemOf(error: unknown): LoginProblem {
  if (!(error instanceof UpstreamError)) throw error;
  return isUnavailable(error) ? 'network' : 'token';
}

/**
 * Signs in by tokens in the address of any page, before it is rendered; null for an address without any. The token proves itself
 * by loading the user at its platform. Only a visit of the page signs in; anything else goes on without the tokens.
 */
export async function tokenLogin(request: NextRequest, visitor: string): Promise<TokenLogin | null> {
  const query = request.nextUrl.searchParams;
  if ((request.method !== 'GET' && request.method !== 'HEAD') || (!query.has('a') && !query.has('r'))) return null;
  if (isPrefetch(request.headers)) return { kind: 'refused' };
  const clean = withoutTokens(request);
  const accessToken = query.get('a') ?? '';
  const base = baseOf(query.get('b'));
  if (!isVisit(request) || accessToken === '')
    return { kind: 'redirect', location: clean.pathname + clean.search, changes: [] };
  if (base === null) {
    log.warn('token login from a platform that is not in TOKEN_LOGIN_BASES');
    return turnedAway(clean, 'token');
  }
  if ((await countSignIn(visitor)) !== null) return turnedAway(clean, 'limit');
  try {
    const tokens = {
      accessToken,
      refreshToken: query.get('r') ?? '',
      fingerprint: newFingerprint(),
      ...(base === undefined ? {} : { base }),
    };
    return { kind: 'redirect', location: landing(clean), changes: await openSession(request.cookies, tokens) };
  } catch (error) {
    return turnedAway(clean, problemOf(error));
  }
}
