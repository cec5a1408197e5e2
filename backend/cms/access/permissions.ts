import { STAFF_ROLES, type StaffRole } from '../../rules/account/staff-roles';

const ALL = STAFF_ROLES;
const EDITORS = ['editor'] as const;
const SALES = ['sales'] as const;
const SHOP = ['sales', 'warehouse'] as const;
const OWNER_ALONE = [] as const;

/**
 * Roles that may request an address and everything below it. The longest matching entry applies; an owner may request
 * all. An address without an entry is not served (cms/routes/cms-routes.ts). ':' matches any one segment.
 */
const ROLES_BY_PATH: Readonly<Record<string, readonly StaffRole[]>> = {
  '/cms/sign-out': ALL,
  '/cms/account': ALL,
  '/cms/today': ALL,
  '/cms/today/mails': SALES,
  '/cms/pages': EDITORS,
  '/cms/bin': EDITORS,
  '/cms/content': EDITORS,
  '/cms/content/addresses': ['editor', 'sales'],
  '/cms/articles': EDITORS,
  '/cms/blog-groups': EDITORS,
  '/cms/forms': EDITORS,
  '/cms/faqs': EDITORS,
  '/cms/galleries': EDITORS,
  '/cms/testimonials': EDITORS,
  '/cms/people': EDITORS,
  '/cms/links': EDITORS,
  '/cms/menus': EDITORS,
  '/cms/videos': EDITORS,
  '/cms/voucher-designs': EDITORS,
  '/cms/media': ['editor', 'sales'],
  '/cms/releases': EDITORS,
  '/cms/doctor': EDITORS,
  '/cms/redirects': EDITORS,
  '/cms/settings': EDITORS,
  '/cms/revalidate': EDITORS,
  '/cms/orders': SHOP,
  '/cms/orders/export': SALES,
  '/cms/orders/:/invoice': SALES,
  '/cms/orders/:/cancel': SALES,
  '/cms/orders/:/close': SALES,
  '/cms/orders/:/paid': SALES,
  '/cms/orders/:/refunds': SALES,
  '/cms/orders/:/credit-notes': SALES,
  '/cms/vouchers': SALES,
  '/cms/customers': SALES,
  '/cms/catalogue': SHOP,
  '/cms/catalogue/:/prices': SALES,
  '/cms/catalogue/export': SALES,
  '/cms/catalogue/import': SALES,
  '/cms/catalogue/bin': SALES,
  '/cms/lookup': ['editor', 'sales'],
  '/cms/lookup/articles': EDITORS,
  '/cms/lookup/skus': SALES,
  '/cms/products': SALES,
  '/cms/categories': SALES,
  '/cms/brands': SALES,
  '/cms/price-levels': SALES,
  '/cms/promotions': SALES,
  '/cms/freight-zones': SALES,
  '/cms/freight-rates': SALES,
  '/cms/dispatch': SALES,

  '/cms/staff': OWNER_ALONE,
  '/cms/log': OWNER_ALONE,
};

/** Redirects each user to the start page of their role. */
const START = '/cms';

const partsOf = (path: string): string[] => path.split('/').slice(1);

function covers(line: readonly string[], path: readonly string[]): boolean {
  return line.length <= path.length && line.every((part, index) => part === ':' || part === path[index]);
}

/**
 * @returns the roles that may request a route, such as /cms/orders/:id; null without an entry. Any parameter of the
 * route matches ':' in the table.
 */
export function rolesOf(route: string): readonly StaffRole[] | null {
  if (route === START) return ALL;
  const path = partsOf(route).map((part) => (part.startsWith(':') ? ':' : part));
  const [longest] = Object.entries(ROLES_BY_PATH)
    .map(([line, roles]) => ({ line: partsOf(line), roles }))
    .filter(({ line }) => covers(line, path))
    .toSorted((a, b) => b.line.length - a.line.length);
  return longest?.roles ?? null;
}

/** Whether a role may request the address of a route. */
export function mayRequest(role: StaffRole, route: string): boolean {
  const roles = rolesOf(route);
  return roles !== null && (role === 'owner' || roles.includes(role));
}
