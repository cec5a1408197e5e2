import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import { LONGEST_SEARCH, isGuardedPath, isLivePath, routes } from '@/lib/config/routes';
import { DEFAULT_LOCALE, LOCALE_COOKIE, isLocale } from '@/lib/i18n/locales';
import { formatView } from '@/lib/i18n/view';
import { isOwnRequest } from '@/lib/session/request-guard';
import { withPageHeaders } from '@/lib/upstream/page-response';
import { findRedirect } from '@/lib/upstream/redirects';
import { type EarlyRefresh, refreshEarly } from '@/lib/upstream/refresh-early';

/** Only what has no page is left out: a suffix such as .png must not be a way past a guard. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/|api/|assets/|healthz$|readyz$|logout$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|sitemap\\.xml$).*)'],
};

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** From APP_ORIGIN: Next would build the address from the host it is bound to, and refuses a relative one here. */
function redirectTo(location: string, status: 303 | 307 | 308, refreshed: EarlyRefresh): Response {
  const target = new URL(location, env().APP_ORIGIN).href;
  const response = new NextResponse(null, { status, headers: { location: target, 'cache-control': 'private, no-store' } });
  for (const { name, value, options } of refreshed.changes) response.cookies.set(name, value, options);
  return response;
}

export async function middleware(request: NextRequest): Promise<Response> {
  const path = decodedPath(request.nextUrl.pathname);
  if (path === null || path.includes('\\') || path.includes('\0')) return new Response('Bad Request', { status: 400 });
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && !isOwnRequest(request.headers)) return new Response('Forbidden', { status: 403 });

  const refreshed = await refreshEarly(request, new Date());
  const search = request.nextUrl.search;
  if (refreshed.kind === 'ended') return redirectTo(routes.home, 303, refreshed);
  if (reads) {
    // The search form without scripts: its result is a page with an address of its own.
    const words = path === routes.search() ? request.nextUrl.searchParams.get('q') : null;
    if (words !== null) return redirectTo(routes.search(words.trim().slice(0, LONGEST_SEARCH)), 303, refreshed);
    const moved = await findRedirect(path);
    if (moved !== null) return redirectTo(moved.includes('?') ? moved : `${moved}${search}`, 308, refreshed);
    if (isGuardedPath(path) && refreshed.kind === 'anonymous') {
      const next = request.nextUrl.searchParams.has('_rsc') ? path : `${request.nextUrl.pathname}${search}`;
      return redirectTo(`${routes.login}?next=${encodeURIComponent(next)}`, 307, refreshed);
    }
  }

  const chosen = request.cookies.get(LOCALE_COOKIE)?.value;
  const locale = isLocale(chosen) ? chosen : DEFAULT_LOCALE;
  const live = refreshed.kind === 'signed-in' || isLivePath(path) || !reads;
  const sentWithoutScripts = !reads && !request.headers.has('next-action');
  const target = request.nextUrl.clone();
  target.pathname = `/${formatView({ locale, live }, sentWithoutScripts)}${request.nextUrl.pathname}`;
  return withPageHeaders(request, target, { live, refreshed, https: env().APP_ORIGIN.startsWith('https:') });
}
