import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/config/env';
import {
  LONGEST_SEARCH,
  isGuardedPath,
  isHiddenPath,
  isLivePath,
  isOutcome,
  isSecretPath,
  routes,
} from '@/lib/config/routes';
import { LOCALE_COOKIE, chosenLocale } from '@/lib/i18n/locales';
import { formatView } from '@/lib/i18n/view';
import { firstPageMoved } from '@/lib/domain/catalogue/list-path';
import { readPreview } from '@/lib/session/preview/preview';
import { isOwnRequest } from '@/lib/session/request-guard';
import { authorizeOrigins } from '@/lib/upstream/session/authorize-provider';
import { withPageHeaders } from '@/lib/upstream/page/page-response';
import { CART_KEY_COOKIE } from '@/lib/upstream/session/open-session';
import { pastLogin } from '@/lib/upstream/session/past-login';
import { currentThirdParties, findRedirect, withQuery } from '@/lib/upstream/page/redirects';
import { type EarlyRefresh, refreshEarly } from '@/lib/upstream/session/refresh-early';
import { tokenLogin } from '@/lib/upstream/session/token-login';

/** Only what has no page is left out: a suffix such as .png must not be a way past a guard. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|assets/|embed/|v/|healthz$|readyz$|auth$|logout$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|manifest\\.webmanifest$|sw\\.js$|offline$|sitemap(?:-\\d+)?\\.xml$).*)',
  ],
};

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** From APP_ORIGIN: Next would build the address from the host it is bound to, and refuses a relative one here. */
function redirectTo(location: string, status: 303 | 307 | 308, { changes }: Pick<EarlyRefresh, 'changes'>): Response {
  const target = new URL(location, env().APP_ORIGIN).href;
  const response = new NextResponse(null, {
    status,
    headers: { location: target, 'cache-control': 'private, no-store' },
  });
  for (const { name, value, options } of changes) response.cookies.set(name, value, options);
  return response;
}

/** Tokens in the address come before anything else: no page is rendered, and nobody redirected, with them. */
async function enterByToken(request: NextRequest): Promise<Response | null> {
  const login = await tokenLogin(request, request.headers.get('x-forwarded-for') ?? '');
  if (!login) return null;
  if (login.kind === 'refused') return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  const response = redirectTo(login.location, 303, login);
  response.headers.set('referrer-policy', 'no-referrer');
  return response;
}

/** The cart of a visitor whose key this browser has: not the page that is the same for everyone. */
function isKeptCart(path: string, request: NextRequest): boolean {
  return path === routes.cart && request.cookies.has(CART_KEY_COOKIE);
}

export async function middleware(request: NextRequest): Promise<Response> {
  const path = decodedPath(request.nextUrl.pathname);
  if (path === null || path.includes('\\') || path.includes('\0')) return new Response('Bad Request', { status: 400 });
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads && !isOwnRequest(request.headers)) return new Response('Forbidden', { status: 403 });

  const entered = await enterByToken(request);
  if (entered) return entered;
  const refreshed = await refreshEarly(request, new Date());
  const search = request.nextUrl.search;
  if (refreshed.kind === 'ended') return redirectTo(routes.home, 303, refreshed);
  if (reads) {
    // The search form without scripts: its result is a page with an address of its own.
    const words = path === routes.search() ? request.nextUrl.searchParams.get('q') : null;
    if (words !== null) return redirectTo(routes.search(words.trim().slice(0, LONGEST_SEARCH)), 303, refreshed);
    // The back office is another site: its address is the platform's, as browsers reach it.
    if (path === routes.cms)
      return redirectTo(`${env().PLATFORM_ORIGIN ?? env().API_BASE_URL}${routes.cms}`, 307, refreshed);
    const moved = firstPageMoved(path) ?? (await findRedirect(path));
    if (moved !== null) return redirectTo(withQuery(moved, search), 308, refreshed);
    const past = path === routes.login ? await pastLogin(request, refreshed) : null;
    if (past !== null) return redirectTo(past, 303, refreshed);
    if (isGuardedPath(path) && refreshed.kind === 'anonymous') {
      const next = request.nextUrl.searchParams.has('_rsc') ? path : `${request.nextUrl.pathname}${search}`;
      return redirectTo(`${routes.login}?next=${encodeURIComponent(next)}`, 307, refreshed);
    }
  }

  const locale = chosenLocale(request.cookies.get(LOCALE_COOKIE)?.value);
  // Pages of one person are nobody's to preview.
  const preview = isLivePath(path) ? null : await readPreview(request.cookies);
  const live =
    refreshed.kind === 'signed-in' ||
    preview !== null ||
    isLivePath(path) ||
    isOutcome(request.nextUrl.searchParams) ||
    isKeptCart(path, request) ||
    !reads;
  const sentWithoutScripts = !reads && !request.headers.has('next-action');
  const target = request.nextUrl.clone();
  target.pathname = `/${formatView({ locale, live }, sentWithoutScripts)}${request.nextUrl.pathname}`;
  return withPageHeaders(request, target, {
    live,
    refreshed,
    https: env().APP_ORIGIN.startsWith('https:'),
    formOrigins: path === routes.login ? await authorizeOrigins() : [],
    secretAddress: isSecretPath(path),
    // Where secrets are typed or shown nobody is counted.
    thirdParties: isLivePath(path) || preview !== null ? null : currentThirdParties(),
    hidden: isHiddenPath(path) || isOutcome(request.nextUrl.searchParams),
    preview,
  });
}
