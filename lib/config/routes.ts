/** All addresses of the site that code links to. */
export const routes = {
  home: '/',
  login: '/login',
  /** Target of the link in an e-mail. */
  loginLink: '/login/link',
  /** Asks for confirmation before a token login replaces another person's session. */
  loginSwitch: '/login/switch',
  /** Redirect URI of the authorization-code sign-in. */
  auth: '/auth',
  logout: '/logout',
  /** Redirects to the platform's back office. */
  cms: '/cms',
  signup: '/signup',
  /** Explains the conditions for customers of the shop (specification 1, section 2). */
  becomeStockist: '/become-a-stockist',
  forgotPassword: '/forgotpassword',
  profile: '/profile',
  /** The profile after a picture was uploaded, see PictureOutcome. */
  profilePicture: (outcome: string): string => `/profile?picture=${outcome}`,
  account: '/my-account',
  addresses: '/my-account/addresses',
  orders: '/orders',
  cart: '/cart',
  quickOrder: '/quick-order',
  orderForm: (ending: 'xlsx' | 'csv'): string => `/quick-order/order-form.${ending}`,
  /** The pad, with the reason why there is no order form. */
  orderFormAway: (problem: 'unknown' | 'away'): string => `/quick-order?form=${problem}`,
  checkout: '/checkout',
  checkoutReturn: '/checkout/return',
  /** Target after an order that needs no payment now. */
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
    // No path can hold a backslash or NUL, however encoded (middleware.ts), or end in dots alone.
    const words = query.replaceAll(/[\\\0]+/g, ' ').trim();
    const base = /^\.{0,2}$/.test(words) ? '/search' : `/search/${encodeURIComponent(words)}`;
    return page > 1 ? `${base}?page=${page}` : base;
  },
  page: (slug: string): string => `/${slug}`,
  sitemap: '/sitemap.xml',
  /** A file of a sitemap index. At the root, because a sitemap may list only addresses below its own path. */
  sitemapFile: (number: number): string => `/sitemap-${number}.xml`,
  order: (id: string): string => `/orders/${encodeURIComponent(id)}`,
  /** An order compared with its current prices and stock. */
  orderAgain: (id: string): string => `/orders/${encodeURIComponent(id)}/again`,
  lists: '/lists',
  list: (id: string): string => `/lists/${encodeURIComponent(id)}`,
  /** The lists, after one was deleted that can be restored. */
  listDeleted: (id: string): string => `/lists?deleted=${encodeURIComponent(id)}`,
  /** Page to choose the list that the source is added to (lib/domain/orders/list-source). */
  listAdd: (source: string): string => `/lists/add?from=${encodeURIComponent(source)}`,
  listPrint: (id: string): string => `/lists/print/${encodeURIComponent(id)}`,
  invoice: (id: string): string => `/invoice/${encodeURIComponent(id)}`,
  invoicePrint: (id: string): string => `/invoice/print/${encodeURIComponent(id)}`,
  tickets: (id: string): string => `/print-tickets/${encodeURIComponent(id)}`,
} as const;

/** Reasons for returning to the sign-in page; each has its text (components/sign-in/login/login-notice). */
export const LOGIN_PROBLEMS = ['state', 'denied', 'provider', 'network', 'limit', 'token'] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

/** Address of a sign-in page that continues at `next`; `more` is added to the query. */
export function signInAddress(
  page: '/login' | '/signup' | '/forgotpassword',
  next: string | null,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ ...more, ...(next ? { next } : {}) }).toString();
  return query ? `${page}?${query}` : page;
}

export { MAX_SEARCH_LENGTH } from '../contract/limits';

/**
 * Query parameters with an outcome: of a paid form or voucher, of a form sent without scripts, and the payment's own
 * token (specification 2, section 7).
 */
export const OUTCOME = { form: 'form', voucher: 'voucher', sent: 'sent', payment: 'payum_token' } as const;

/** True if the query contains the outcome of one visitor's form or payment. */
export function isOutcome(query: URLSearchParams): boolean {
  return query.has(OUTCOME.sent) || query.has(OUTCOME.payment);
}

/**
 * True if a payment returns to this address: the checkout's return page, or the page of a form or voucher with the
 * payment's token. `pathname` must be decoded once.
 */
export function isPaymentReturn(pathname: string, query: URLSearchParams): boolean {
  return pathname === routes.checkoutReturn || query.has(OUTCOME.payment);
}

/** First path segments of fixed routes: no content page may have one of them as its slug. */
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
  'metrics',
  'cms',
  'page-not-found',
  '_next',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'sw.js',
  'offline',
]);

/**
 * First segments whose deeper addresses are all lists or records: a record can move, and its old address then
 * redirects.
 */
export const RECORD_SEGMENTS: ReadonlySet<string> = new Set(['shop', 'product', 'blog', 'article']);

/** Paths where secrets are typed or shown: always rendered for one person (design, section 3). */
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

/** Paths whose address may contain a code or an e-mail address. */
const SECRET_SEGMENTS: ReadonlySet<string> = new Set(['login', 'signup', 'forgotpassword']);

/**
 * Paths hidden from search engines: pages of one person, sign-in pages and searches. `/signup` is not one of them,
 * because businesses find the shop by it.
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
 * True if a fixed route always owns this address, so that no redirect may start there: the home page, `/shop`, all of
 * `/cart`. `pathname` must be decoded once.
 */
export function isFixedPath(pathname: string): boolean {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return first === '' || (RESERVED_SEGMENTS.has(first) && !(RECORD_SEGMENTS.has(first) && rest.length > 0));
}

/** `pathname` must be decoded once. */
export function isLivePath(pathname: string): boolean {
  return LIVE_SEGMENTS.has(firstSegment(pathname));
}

/** True for searches, which are rendered for each request in every view. `pathname` must be decoded once. */
export function isSearchPath(pathname: string): boolean {
  return firstSegment(pathname) === 'search';
}

/** `pathname` must be decoded once. */
export function isGuardedPath(pathname: string): boolean {
  return GUARDED_SEGMENTS.has(firstSegment(pathname));
}

/** True for pages that are always hidden from search engines. `pathname` must be decoded once. */
export function isHiddenPath(pathname: string): boolean {
  return HIDDEN_SEGMENTS.has(firstSegment(pathname));
}

/** True if the address must not be sent as a referrer. `pathname` must be decoded once. */
export function isSecretPath(pathname: string): boolean {
  return SECRET_SEGMENTS.has(firstSegment(pathname));
}
