import 'server-only';
import { isGuardedPath, routes } from '../../config/routes';
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
