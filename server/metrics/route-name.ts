/** First parts of addresses that have a meaning of their own; every other address is a page of the builder. */
const KNOWN: ReadonlySet<string> = new Set([
  '_next',
  'api',
  'article',
  'assets',
  'auth',
  'blog',
  'cart',
  'checkout',
  'embed',
  'flight',
  'forgotpassword',
  'healthz',
  'invoice',
  'lists',
  'login',
  'logout',
  'metrics',
  'my-account',
  'orders',
  'print-tickets',
  'product',
  'profile',
  'quick-order',
  'readyz',
  'search',
  'shop',
  'signup',
  'v',
]);

const CALLS: ReadonlySet<string> = new Set([
  'account',
  'cart',
  'checkout',
  'form',
  'graphql',
  'locale',
  'page-state',
  'preview',
  'revalidate',
  'search',
  'session',
  'v1',
  'widgets',
]);

/** The label of an address. One of few names for any request, since each is a time series. */
export function routeName(url: string): string {
  const [first = '', second = ''] = url
    .replace(/[?#].*/s, '')
    .slice(1)
    .split('/');
  if (first === '') return 'home';
  if (first === 'api') return CALLS.has(second) ? `api/${second}` : 'api';
  return KNOWN.has(first) ? first : 'page';
}
