import 'server-only';
import { isGuardedPath, routes } from '../../config/routes';
import { hasWaitingCarts } from '../../session/cookies/waiting-carts';
import { mergeVisitorCarts } from '../session/visitor-carts';
import { signedInRedirect } from '../session/signed-in-redirect';
import { type SessionVisit, type Step, redirectTo } from './visit';

export const redirectEndedSession: Step<SessionVisit> = (_, { refreshed }) =>
  refreshed.kind === 'ended' ? redirectTo(routes.home, 303, refreshed) : null;

export const redirectSignedIn: Step<SessionVisit> = async (request, { path, refreshed }) => {
  const past = path === routes.login ? await signedInRedirect(request, refreshed) : null;
  return past === null ? null : redirectTo(past, 303, refreshed);
};

export const redirectSignedOut: Step<SessionVisit> = (_, { path, refreshed }) =>
  path === routes.logout && refreshed.kind === 'anonymous' ? redirectTo(routes.home, 303, refreshed) : null;

/** Redirects to the sign-in, and from there back to the page. */
export const guardPages: Step<SessionVisit> = (request, { path, refreshed }) => {
  if (!isGuardedPath(path) || refreshed.kind !== 'anonymous') return null;
  const { pathname, search, searchParams } = request.nextUrl;
  const next = searchParams.has('_rsc') ? path : `${pathname}${search}`;
  return redirectTo(`${routes.login}?next=${encodeURIComponent(next)}`, 307, refreshed);
};

const CART_PAGES: ReadonlySet<string> = new Set([routes.cart, routes.checkout]);

/**
 * Merges the carts that waited since a sign-in before a page shows the cart, and redirects to the same page, which then
 * has the notice. Without success the page itself says that they are missing.
 */
export const mergeWaitingCarts: Step<SessionVisit> = async (request, { path, refreshed: { session, changes } }) => {
  if (!CART_PAGES.has(path) || !hasWaitingCarts(request.cookies) || session?.user === undefined) return null;
  const { settled, changes: merged } = await mergeVisitorCarts(request.cookies, { ...session, user: session.user });
  const { pathname, search } = request.nextUrl;
  return settled === 0 ? null : redirectTo(pathname + search, 303, { changes: [...changes, ...merged] });
};
