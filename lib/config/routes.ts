/** Every address of the site that code links to, once. */
export const routes = {
  home: '/',
  login: '/login',
  logout: '/logout',
  signup: '/signup',
  forgotPassword: '/forgotpassword',
  profile: '/profile',
  account: '/my-account',
  orders: '/orders',
  cart: '/cart',
  checkout: '/checkout',
  checkoutReturn: '/checkout/return',
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
  order: (id: string): string => `/orders/${encodeURIComponent(id)}`,
  invoice: (id: string): string => `/invoice/${encodeURIComponent(id)}`,
  invoicePrint: (id: string): string => `/invoice/print/${encodeURIComponent(id)}`,
} as const;

/** Characters of a search that are read. */
export const LONGEST_SEARCH = 100;

/** First path segments that fixed routes claim: a content page can never have one of them as its slug. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'login', 'signup', 'forgotpassword', 'auth', 'logout', 'profile', 'my-account', 'orders', 'cart', 'checkout', 'search',
  'shop', 'product', 'blog', 'article', 'invoice', 'show-invoice', 'print-tickets', 'api', 'graphql', 'assets', 'embed',
  'healthz', 'readyz', 'cms', 'page-not-found', '_next', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest',
]);

/** Paths where secrets are typed or shown: always rendered for the one person (design, section 3). */
const LIVE_SEGMENTS: ReadonlySet<string> = new Set([
  'login', 'signup', 'forgotpassword', 'checkout', 'profile', 'my-account', 'orders', 'invoice', 'show-invoice',
  'print-tickets', 'auth', 'logout',
]);

/** Paths that need a sign-in (specification 1, section 2). */
const GUARDED_SEGMENTS: ReadonlySet<string> = new Set([
  'checkout', 'profile', 'my-account', 'orders', 'invoice', 'show-invoice', 'print-tickets',
]);

function firstSegment(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

/** `pathname` must be decoded once. */
export function isLivePath(pathname: string): boolean {
  return LIVE_SEGMENTS.has(firstSegment(pathname));
}

/** `pathname` must be decoded once. */
export function isGuardedPath(pathname: string): boolean {
  return GUARDED_SEGMENTS.has(firstSegment(pathname));
}
