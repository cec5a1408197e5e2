import { routes } from '../../config/routes';
import { linkTarget } from './links';

/** Pages for signing up or signing in. */
const FOR_VISITORS: ReadonlySet<string> = new Set([
  routes.login,
  routes.signup,
  routes.forgotPassword,
  routes.becomeStockist,
]);

/** Whether an address, as typed by an editor, is useless to signed-in customers. */
export function isForVisitors(address: string): boolean {
  const target = linkTarget(address);
  if (target.kind !== 'internal') return false;
  const [path = ''] = target.href.split(/[?#]/);
  return FOR_VISITORS.has(path.replace(/(?<!\/)\/+$/, '').toLowerCase());
}

/** Links of the header: the shop is linked separately there, and customers need no sign-in. */
export function barLinks<Link extends { readonly link: string }>(links: readonly Link[], signedIn: boolean): Link[] {
  return links.filter(({ link }) => link !== routes.shop() && !(signedIn && isForVisitors(link)));
}

interface Menu<Link> {
  readonly title: string;
  readonly links: readonly Link[];
}

/** Menus for customers: without links for visitors, and without `known`, which are linked elsewhere. */
export function customerMenus<Link extends { readonly link: string }>(
  menus: readonly Menu<Link>[],
  known: readonly string[] = [],
): Menu<Link>[] {
  return menus
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ link }) => !isForVisitors(link) && !known.includes(link)),
    }))
    .filter(({ links }) => links.length > 0);
}
