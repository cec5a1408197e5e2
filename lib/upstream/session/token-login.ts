import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { type LoginProblem, isGuardedPath, routes, signInAddress } from '../../config/routes';
import { siteAddress } from '../../config/site-address';
import { localPath } from '../../domain/content/links';
import type { CookieChange } from '../../session/cookie';
import { rememberPending } from '../../session/cookies/pending-login';
import { isFetchedAhead, isPageVisit } from '../../session/request-guard';
import { UpstreamError, isUnavailable } from '../errors';
import { newFingerprint, openSession, verifyTokens } from './open-session';
import { needsConfirmation } from './confirm-token-login';
import { countSignIn } from '../bff/rate-limit';

/** Query parameters of the access token, the refresh token and their platform (specification 1, section 2). */
const PARAMETERS = ['a', 'r', 'b'] as const;

export type TokenLogin =
  /** Redirect to this address of the site, without the tokens. */
  | { readonly kind: 'redirect'; readonly location: string; readonly changes: readonly CookieChange[] }
  /** A prefetch, whose response must not be used for the visit itself. */
  | { readonly kind: 'refused' };

/** The requested address without the tokens. */
function withoutTokens(request: NextRequest): URL {
  const { pathname, search } = request.nextUrl;
  const url = new URL(siteAddress(`${pathname}${search}`));
  for (const name of PARAMETERS) url.searchParams.delete(name);
  return url;
}

/** True for a navigation: no frame, picture, call or data for the router. */
function isVisit(request: NextRequest): boolean {
  const { headers } = request;
  if (request.method !== 'GET' || headers.has('rsc') || request.nextUrl.searchParams.has('_rsc')) return false;
  return isPageVisit(headers);
}

/** The platform in `b`: undefined for API_BASE_URL, null for one that is not allowed. */
function baseOf(named: string | null): string | undefined | null {
  if (named === null || named === '') return undefined;
  const { API_BASE_URL, TOKEN_LOGIN_BASES } = env();
  const base = [API_BASE_URL, ...TOKEN_LOGIN_BASES].find((allowed) => named === allowed || named === `${allowed}/`);
  if (base === undefined) return null;
  return base === API_BASE_URL ? undefined : base;
}

/** Target of the redirect: the same address, or the host's landing page instead of the home page. */
function landing(clean: URL): string {
  if (clean.pathname !== routes.home && clean.pathname !== routes.login) return clean.pathname + clean.search;
  const wanted = localPath(clean.searchParams.get('next'));
  if (clean.pathname === routes.login && wanted !== null) return wanted;
  const { APP_ORIGIN, TOKEN_LOGIN_LANDINGS } = env();
  return TOKEN_LOGIN_LANDINGS[new URL(APP_ORIGIN).host] ?? routes.home + clean.search;
}

/**
 * Target without signing in: the same address, or the sign-in page with the problem if that address redirects there
 * anyway.
 */
function redirectWithProblem(clean: URL, problem: LoginProblem): TokenLogin {
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
 * Signs in with the tokens in the address of any page, before it is rendered; null without tokens. The token is
 * verified by loading its user. Only a navigation signs in; any other request continues without the tokens. If a
 * session or a cart could be lost, redirects to a page that asks for confirmation.
 */
export async function tokenLogin(request: NextRequest, visitor: string): Promise<TokenLogin | null> {
  const query = request.nextUrl.searchParams;
  if ((request.method !== 'GET' && request.method !== 'HEAD') || (!query.has('a') && !query.has('r'))) return null;
  if (isFetchedAhead(request.headers)) return { kind: 'refused' };
  const clean = withoutTokens(request);
  const accessToken = query.get('a') ?? '';
  const base = baseOf(query.get('b'));
  if (!isVisit(request) || accessToken === '')
    return { kind: 'redirect', location: clean.pathname + clean.search, changes: [] };
  if (base === null) {
    log.warn('token login from a platform that is not in TOKEN_LOGIN_BASES');
    return redirectWithProblem(clean, 'token');
  }
  if ((await countSignIn(visitor)) !== null) return redirectWithProblem(clean, 'limit');
  try {
    const tokens = {
      accessToken,
      refreshToken: query.get('r') ?? '',
      fingerprint: newFingerprint(),
      ...(base === undefined ? {} : { base }),
    };
    const user = await verifyTokens(tokens);
    const next = landing(clean);
    if (await needsConfirmation(request, tokens, user)) {
      const pending = { ...tokens, email: user.email, next, stay: clean.pathname + clean.search };
      return {
        kind: 'redirect',
        location: routes.loginSwitch,
        changes: await rememberPending(request.cookies, pending),
      };
    }
    return { kind: 'redirect', location: next, changes: await openSession(request.cookies, tokens, user) };
  } catch (error) {
    return redirectWithProblem(clean, problemOf(error));
  }
}
