import type { NextRequest } from 'next/server';
import {
  redirectToBackOffice,
  redirectToFilteredList,
  redirectMoved,
  redirectToSearch,
  storeViewAndRedirect,
} from '@/lib/upstream/steps/addresses';
import { signInByToken, allowSignOut, refuseCrossSiteForms, refuseOtherMethods } from '@/lib/upstream/steps/admission';
import { renderPage, renderPreview, stayInPreview } from '@/lib/upstream/steps/page';
import {
  guardPages,
  mergeWaitingCarts,
  redirectSignedIn,
  redirectSignedOut,
  redirectEndedSession,
} from '@/lib/upstream/steps/session';
import { type SessionVisit, type Step, type Visit, firstResponse, whenReading } from '@/lib/upstream/steps/visit';
import { refreshEarly } from '@/lib/upstream/session/refresh-early';

/** Excludes only paths without pages: a suffix such as .png must not bypass a guard. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|assets/|embed/|v/|healthz$|readyz$|auth$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|manifest\\.webmanifest$|\\.well-known/security\\.txt$|sw\\.js$|offline(?:/quick-order)?$|sitemap(?:-\\d+)?\\.xml$).*)',
  ],
};

/** The steps of a request, in this order: the first one that returns a response ends it. */
const BEFORE_SESSION: readonly Step<Visit>[] = [
  refuseCrossSiteForms,
  refuseOtherMethods,
  allowSignOut,
  signInByToken,
  renderPreview,
  stayInPreview,
];

const WITH_SESSION: readonly Step<SessionVisit>[] = [
  redirectEndedSession,
  whenReading(redirectToSearch),
  whenReading(redirectToFilteredList),
  whenReading(storeViewAndRedirect),
  whenReading(redirectToBackOffice),
  whenReading(redirectMoved),
  whenReading(redirectSignedIn),
  whenReading(redirectSignedOut),
  whenReading(guardPages),
  whenReading(mergeWaitingCarts),
];

/** Null for a path that cannot be decoded, or that a later component would read differently. */
function readPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return /[\\\0]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

export async function middleware(request: NextRequest): Promise<Response> {
  const path = readPath(request.nextUrl.pathname);
  if (path === null) return new Response('Bad Request', { status: 400 });
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const early = await firstResponse(BEFORE_SESSION, request, { path, reads });
  if (early) return early;
  const at = new Date();
  const visit = { path, reads, at, refreshed: await refreshEarly(request, at) };
  return (await firstResponse(WITH_SESSION, request, visit)) ?? renderPage(request, visit);
}
