/** Every address of the site that code links to, once. */
export const routes = {
  home: '/',
  login: '/login',
  /** What the link of an e-mail opens. */
  loginLink: '/login/link',
  /** Asks before tokens in an address sign in another person. */
  loginSwitch: '/login/switch',
  /** Where an authorization-code sign-in comes back to. */
  auth: '/auth',
  logout: '/logout',
  /** Leads to the platform's back office. */
  cms: '/cms',
  signup: '/signup',
  /** The page that tells what a customer of the shop is (specification 1, section 2). */
  becomeStockist: '/become-a-stockist',
  forgotPassword: '/forgotpassword',
  profile: '/profile',
  /** The profile after a picture was sent: see PictureOutcome. */
  profilePicture: (outcome: string): string => `/profile?picture=${outcome}`,
  account: '/my-account',
  addresses: '/my-account/addresses',
  orders: '/orders',
  cart: '/cart',
  quickOrder: '/quick-order',
  orderForm: (ending: 'xlsx' | 'csv'): string => `/quick-order/order-form.${ending}`,
  /** The pad, which says why no order form came. */
  orderFormAway: (problem: 'unknown' | 'away'): string => `/quick-order?form=${problem}`,
  checkout: '/checkout',
  checkoutReturn: '/checkout/return',
  /** Where an order leads that asks for no payment now. */
  orderPlaced: (id: string): string => `/checkout/placed/${encodeURIComponent(id)}`,
  shop: (group?: string, page = 1): string => {
    const base = group ? `/shop/${group}` : '/shop';
    if (page <= 1) return base;
    return group ? `${base}/${page}` : `/shop/page/${page}`;
  },
  product: (slug: string): string => `/product/${encodeURIComponent(slug)}`,
  blog: (group?: string, page = 1): string => {
    const base = group ? `/blog/${group}` : '/blog';
    if (page <= 1) return base;
    return group ? `${base}/${page}` : `/blog/page/${page}`;
  },
  article: (slug: string): string => `/article/${encodeURIComponent(slug)}`,
  search: (query = '', page = 1): string => {
    const base = query ? `/search/${encodeURIComponent(query)}` : '/search';
    return page > 1 ? `${base}?page=${page}` : base;
  },
  page: (slug: string): string => `/${slug}`,
  sitemap: '/sitemap.xml',
  /** A file of a sitemap that is an index. At the root, since a sitemap speaks for the addresses below its own. */
  sitemapFile: (number: number): string => `/sitemap-${number}.xml`,
  order: (id: string): string => `/orders/${encodeURIComponent(id)}`,
  /** An order beside what it would be today. */
  orderAgain: (id: string): string => `/orders/${encodeURIComponent(id)}/again`,
  lists: '/lists',
  list: (id: string): string => `/lists/${encodeURIComponent(id)}`,
  /** The lists, after one was deleted that can be brought back. */
  listDeleted: (id: string): string => `/lists?deleted=${encodeURIComponent(id)}`,
  /** Page to choose the list that the source is added to (lib/actions/orders/list-source). */
  listAdd: (source: string): string => `/lists/add?from=${encodeURIComponent(source)}`,
  listPrint: (id: string): string => `/lists/print/${encodeURIComponent(id)}`,
  invoice: (id: string): string => `/invoice/${encodeURIComponent(id)}`,
  invoicePrint: (id: string): string => `/invoice/print/${encodeURIComponent(id)}`,
  tickets: (id: string): string => `/print-tickets/${encodeURIComponent(id)}`,
} as const;

/** Why the visitor is on the sign-in page again; each has its words (components/sign-in/login/login-notice). */
export const LOGIN_PROBLEMS = ['state', 'denied', 'provider', 'network', 'limit', 'token'] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

/** A page of signing in with where to go on to, and what else it shall show. */
export function signInAddress(
  page: '/login' | '/signup' | '/forgotpassword',
  next: string | null,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, ...(next ? { next } : {}) }).toString();
  return query ? `${page}?${query}` : page;
}

export { LONGEST_SEARCH } from '../contract/limits';

/**
 * In the query of a page: the form or voucher that was paid for, what was sent without scripts, and the payment's own
 * name (specification 2, section 7).
 */
export const OUTCOME = { form: 'form', voucher: 'voucher', sent: 'sent', payment: 'payum_token' } as const;

/** True for an address that shows the outcome of one visitor's form or payment. */
export function isOutcome(query: URLSearchParams): boolean {
  return query.has(OUTCOME.sent) || query.has(OUTCOME.payment);
}

/**
 * True where a payment leads back to: the checkout's own page, or the page of a form or voucher, named with the
 * payment. `pathname` must be decoded once.
 */
export function isPaymentReturn(pathname: string, query: URLSearchParams): boolean {
  return pathname === routes.checkoutReturn || query.has(OUTCOME.payment);
}

/** First path segments that fixed routes claim: a content page can never have one of them as its slug. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'login',
  'signup',
  'forgotpassword',
  'auth',
  'logout',
  'profile',
  'my-account',
  'orders',
  'lists',
  'cart',
  'shortlist',
  'quick-order',
  'checkout',
  'search',
  'shop',
  'product',
  'blog',
  'article',
  'invoice',
  'show-invoice',
  'print-tickets',
  'api',
  'graphql',
  'assets',
  'v',
  'embed',
  'healthz',
  'readyz',
  'cms',
  'page-not-found',
  '_next',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'sw.js',
  'offline',
]);

/** First segments below which every address is a list or a record: a record can move, and what it was then leads on. */
export const RECORD_SEGMENTS: ReadonlySet<string> = new Set(['shop', 'product', 'blog', 'article']);

/** Paths where secrets are typed or shown: always rendered for the one person (design, section 3). */
const LIVE_SEGMENTS: ReadonlySet<string> = new Set([
  'shortlist',
  'quick-order',
  'login',
  'signup',
  'forgotpassword',
  'checkout',
  'profile',
  'my-account',
  'orders',
  'lists',
  'invoice',
  'show-invoice',
  'print-tickets',
  'auth',
  'logout',
]);

/** Paths that need a sign-in (specification 1, section 2). */
const GUARDED_SEGMENTS: ReadonlySet<string> = new Set([
  'quick-order',
  'checkout',
  'profile',
  'my-account',
  'orders',
  'lists',
  'invoice',
  'show-invoice',
  'print-tickets',
]);

/** Paths whose address may carry a code or an e-mail address. */
const SECRET_SEGMENTS: ReadonlySet<string> = new Set(['login', 'signup', 'forgotpassword']);

/**
 * Paths that are no search engine's business: pages of one person, of signing in, and searches. `/signup` is how a
 * business finds the shop.
 */
export const HIDDEN_SEGMENTS: ReadonlySet<string> = new Set([
  ...[...LIVE_SEGMENTS].filter((segment) => segment !== 'signup'),
  'cart',
  'search',
  'page-not-found',
  'cms',
  'embed',
]);

function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

/**
 * True for an address that a fixed route claims for good, so that no redirect may begin there: the home page, `/shop`,
 * all of `/cart`. `pathname` must be decoded once.
 */
export function isFixedPath(pathname: string): boolean {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return first === '' || (RESERVED_SEGMENTS.has(first) && !(RECORD_SEGMENTS.has(first) && rest.length > 0));
}

/** `pathname` must be decoded once. */
export function isLivePath(pathname: string): boolean {
  return LIVE_SEGMENTS.has(firstSegment(pathname));
}

/** `pathname` must be decoded once. */
export function isGuardedPath(pathname: string): boolean {
  return GUARDED_SEGMENTS.has(firstSegment(pathname));
}

/** True for pages that are always hidden from search engines. `pathname` must be decoded once. */
export function isHiddenPath(pathname: string): boolean {
  return HIDDEN_SEGMENTS.has(firstSegment(pathname));
}

/** True when the address must not be sent as a referrer. `pathname` must be decoded once. */
export function isSecretPath(pathname: string): boolean {
  return SECRET_SEGMENTS.has(firstSegment(pathname));
}
