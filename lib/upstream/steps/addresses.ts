import 'server-only';
import { env } from '../../config/env';
import { LONGEST_SEARCH, routes } from '../../config/routes';
import { firstPageMoved } from '../../domain/catalogue/list-path';
import { LIST_VIEW_COOKIE, chosenView } from '../../domain/catalogue/list-view';
import { sentFilters } from '../../domain/catalogue/product-filter';
import { findRedirect, movedAddress } from '../page/redirects';
import { type SessionVisit, type Step, leadTo, redirectTo } from './visit';

/** The search form without scripts: its result is a page with an address of its own. */
export const leadToSearch: Step<SessionVisit> = (request, { path, refreshed }) => {
  const words = path === routes.search() ? request.nextUrl.searchParams.get('q') : null;
  return words === null ? null : redirectTo(routes.search(words.trim().slice(0, LONGEST_SEARCH)), 303, refreshed);
};

/** What a form of filters sent: the category that was chosen is a list's path, and what was left empty goes. */
export const leadToFiltered: Step<SessionVisit> = (request, { path, refreshed }) => {
  const { pathname, searchParams } = request.nextUrl;
  const sent = sentFilters(path, searchParams);
  if (sent === null) return null;
  const address = sent.group === null ? pathname : routes.shop(sent.group || undefined);
  return redirectTo(sent.query === '' ? address : `${address}?${sent.query}`, 303, refreshed);
};

const YEAR_SECONDS = 31_536_000;

/** How a customer wants to look at lists is kept for a year; the address stays as it was. */
export const leadToView: Step<SessionVisit> = (request, { refreshed }) => {
  const chosen = refreshed.kind === 'signed-in' ? chosenView(request.nextUrl) : null;
  if (chosen === null) return null;
  const secure = env().APP_ORIGIN.startsWith('https:');
  const options = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true, secure } as const;
  const kept = { name: LIST_VIEW_COOKIE, value: chosen.view, options };
  return redirectTo(chosen.address, 303, { changes: [...refreshed.changes, kept] });
};

/** The back office is another site: its address is the platform's, as browsers reach it. */
export const leadToBackOffice: Step<SessionVisit> = (_, { path, refreshed }) =>
  path === routes.cms ? leadTo(`${env().PLATFORM_ORIGIN ?? env().API_BASE_URL}${routes.cms}`, 307, refreshed) : null;

/** A list's first page has its address without a number, and editors say what else has moved. */
export const leadToMoved: Step<SessionVisit> = async (request, { at, refreshed }) => {
  const { pathname, search } = request.nextUrl;
  const firstPage = firstPageMoved(pathname);
  const moved = firstPage === null ? await findRedirect(pathname, at) : { address: firstPage, status: 308 as const };
  return moved === null ? null : leadTo(movedAddress(moved.address, search), moved.status, refreshed);
};
