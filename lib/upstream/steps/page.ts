import 'server-only';
import type { NextRequest } from 'next/server';
import { env } from '../../config/env';
import { pageBefore } from '../../config/page-before';
import { isHiddenPath, isLivePath, isOutcome, isSearchPath, isSecretPath, routes } from '../../config/routes';
import { LOCALE_COOKIE, chosenLocale } from '../../i18n/locales';
import { formatView } from '../../i18n/view';
import { isFilteredList } from '../../domain/catalogue/product-filter';
import { type PreviewAddress, previewBase, readPreviewAddress } from '../../domain/content/preview/preview-address';
import { readPreview } from '../../session/preview/preview';
import { isAbsent } from '../page/absent';
import { withPageHeaders } from '../page/page-response';
import { currentThirdParties } from '../page/redirects';
import { authorizeOrigins } from '../session/authorize-provider';
import { CART_KEY_COOKIE } from '../session/visitor-carts';
import { type SessionVisit, type Step, type Visit, redirectTo } from './visit';

/** True for a visitor's own cart, which the public page cannot show. */
function isVisitorCart(path: string, request: NextRequest): boolean {
  return path === routes.cart && request.cookies.has(CART_KEY_COOKIE);
}

/** Renders the page of the address, in this visitor's view. */
export async function renderPage(request: NextRequest, { path, reads, refreshed }: SessionVisit): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl;
  const locale = chosenLocale(request.cookies.get(LOCALE_COOKIE)?.value);
  const absent = reads && (await isAbsent(pathname));
  const filtered = isFilteredList(path, searchParams);
  const live =
    refreshed.kind === 'signed-in' ||
    isLivePath(path) ||
    isOutcome(searchParams) ||
    isVisitorCart(path, request) ||
    filtered ||
    !reads;
  const target = request.nextUrl.clone();
  target.pathname = `/${formatView({ locale, live })}${pathname}`;
  return withPageHeaders(request, absent ? null : target, {
    live,
    perRequest: live || isSearchPath(path),
    refreshed,
    https: env().APP_ORIGIN.startsWith('https:'),
    formOrigins: path === routes.login ? await authorizeOrigins() : [],
    secretAddress: isSecretPath(path),
    // No analytics where secrets are typed or shown.
    thirdParties: isLivePath(path) ? null : currentThirdParties(),
    hidden: absent || isHiddenPath(path) || isOutcome(searchParams) || filtered,
    preview: null,
  });
}

/**
 * Renders the preview of a page. Without an open preview, and for personal pages, which cannot be previewed, redirects
 * to the public page. A preview has no viewer: the shop's session is neither read nor refreshed.
 */
export const renderPreview: Step<Visit> = async (request, { path }) => {
  const address = readPreviewAddress(path);
  if (!address) return null;
  const { search } = request.nextUrl;
  const state = isLivePath(address.path) ? null : await readPreview(request.cookies);
  const own = request.nextUrl.pathname.slice(previewBase(address.of).length) || '/';
  if (!state) return redirectTo(`${own}${search}`, 303, { changes: [] });
  const locale = chosenLocale(request.cookies.get(LOCALE_COOKIE)?.value);
  const target = request.nextUrl.clone();
  target.pathname = `/${formatView({ locale, live: true })}${own}`;
  return withPageHeaders(request, target, {
    live: true,
    perRequest: true,
    refreshed: { kind: 'anonymous', changes: [] },
    https: env().APP_ORIGIN.startsWith('https:'),
    formOrigins: [],
    secretAddress: false,
    thirdParties: null,
    hidden: true,
    preview: { ...state, of: address.of },
  });
};

/** The preview address in the request's referrer; null if it has none. */
function previewBefore(request: NextRequest): PreviewAddress | null {
  const before = pageBefore(request.headers);
  return before && readPreviewAddress(before.pathname);
}

/**
 * Keeps links followed without scripts inside the preview, by the referrer. With scripts the page does so without a
 * redirect.
 */
export const stayInPreview: Step<Visit> = async (request, { path, reads }) => {
  if (!reads || isLivePath(path) || (request.headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate') return null;
  const before = previewBefore(request);
  if (!before || !(await readPreview(request.cookies))) return null;
  const { pathname, search } = request.nextUrl;
  return redirectTo(`${previewBase(before.of)}${pathname}${search}`, 303, { changes: [] });
};
