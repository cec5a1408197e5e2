import 'server-only';
import { env } from '../../config/env';
import { MAX_SEARCH_LENGTH, routes } from '../../config/routes';
import { firstPageMoved } from '../../domain/catalogue/list-path';
import { LIST_VIEW_COOKIE, chosenView } from '../../domain/catalogue/list-view';
import { filterFormTarget } from '../../domain/catalogue/product-filter';
import { findRedirect, movedAddress } from '../page/redirects';
import { type SessionVisit, type Step, redirectToAddress, redirectTo } from './visit';
import { cut } from '../../domain/values/cut';

/** Redirects the search form without scripts to the address of its results. */
export const redirectToSearch: Step<SessionVisit> = (request, { path, refreshed }) => {
  const words = path === routes.search() ? request.nextUrl.searchParams.get('q') : null;
  return words === null ? null : redirectTo(routes.search(cut(words.trim(), MAX_SEARCH_LENGTH)), 303, refreshed);
};

/**
 * Redirects a submitted filter form to its address: the chosen category becomes the list's path, empty fields are
 * removed.
 */
export const redirectToFilteredList: Step<SessionVisit> = (request, { path, refreshed }) => {
  const { pathname, searchParams } = request.nextUrl;
  const sent = filterFormTarget(path, searchParams);
  if (sent === null) return null;
  const address = sent.group === null ? pathname : routes.shop(sent.group || undefined);
  return redirectTo(sent.query === '' ? address : `${address}?${sent.query}`, 303, refreshed);
};

const YEAR_SECONDS = 31_536_000;

/** Stores the chosen list view in a cookie for a year, and redirects to the same address without the choice. */
export const storeViewAndRedirect: Step<SessionVisit> = (request, { refreshed }) => {
  const chosen = refreshed.kind === 'signed-in' ? chosenView(request.nextUrl) : null;
  if (chosen === null) return null;
  const secure = env().APP_ORIGIN.startsWith('https:');
  const options = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true, secure } as const;
  const cookie = { name: LIST_VIEW_COOKIE, value: chosen.view, options };
  return redirectTo(chosen.address, 303, { changes: [...refreshed.changes, cookie] });
};

/** Redirects to the back office, which is on another site: the platform, as reachable by browsers. */
export const redirectToBackOffice: Step<SessionVisit> = (_, { path, refreshed }) =>
  path === routes.cms
    ? redirectToAddress(`${env().PLATFORM_ORIGIN ?? env().API_BASE_URL}${routes.cms}`, 307, refreshed)
    : null;

/** Redirects a list's first page to the address without a number, and addresses in the redirect table. */
export const redirectMoved: Step<SessionVisit> = async (request, { at, refreshed }) => {
  const { pathname, search } = request.nextUrl;
  const firstPage = firstPageMoved(pathname);
  const moved = firstPage === null ? await findRedirect(pathname, at) : { address: firstPage, status: 308 as const };
  return moved === null ? null : redirectToAddress(movedAddress(moved.address, search), moved.status, refreshed);
};
