import { ADDON_PREFIX, OPTION_PREFIX } from '../catalogue/sku-choice';
import { localPath } from '../content/links';

const isChoice = (name: string) =>
  name.startsWith(OPTION_PREFIX) || name.startsWith(ADDON_PREFIX) || name === 'qty' || name === 'page';

/**
 * Where a sign-in leads back to: `next`, with what was chosen in the address of the page that led here. A public page
 * is one file for everybody, so that its links do not know its query; the browser tells it (`referer`).
 */
export function wayBack(next: string | null, referer: string | null, origin: string): string | null {
  if (next === null || next.includes('?') || referer === null || !URL.canParse(referer)) return next;
  const [from, to] = [new URL(referer), new URL(next, origin)];
  if (from.origin !== origin || from.pathname !== to.pathname) return next;
  const query = new URLSearchParams([...from.searchParams].filter(([name]) => isChoice(name))).toString();
  return query === '' ? next : (localPath(`${to.pathname}?${query}${to.hash}`) ?? next);
}
