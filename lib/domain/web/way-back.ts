import { ADDON_PREFIX, OPTION_PREFIX } from '../catalogue/sku-choice';
import { localPath } from '../content/links';

const isChoice = (name: string) =>
  name.startsWith(OPTION_PREFIX) || name.startsWith(ADDON_PREFIX) || name === 'qty' || name === 'page';

/**
 * Target of the redirect after a sign-in: `next`, with the choices in the query of the page before. A public page is
 * cached without its query, so its links do not have it; the browser sends it (`referer`).
 */
export function wayBack(next: string | null, referer: string | null, origin: string): string | null {
  if (next === null || next.includes('?') || referer === null || !URL.canParse(referer)) return next;
  const [from, to] = [new URL(referer), new URL(next, origin)];
  if (from.origin !== origin || from.pathname !== to.pathname) return next;
  const query = new URLSearchParams([...from.searchParams].filter(([name]) => isChoice(name))).toString();
  return query === '' ? next : (localPath(`${to.pathname}?${query}${to.hash}`) ?? next);
}
