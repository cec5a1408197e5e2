/** First segments of addresses with a fixed meaning; every other address is a page of the page builder. */
const KNOWN: ReadonlySet<string> = new Set([
  '.well-known',
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
  'manifest.webmanifest',
  'metrics',
  'my-account',
  'offline',
  'orders',
  'print-tickets',
  'product',
  'profile',
  'quick-order',
  'readyz',
  'search',
  'shop',
  'shortlist',
  'signup',
  'sitemap.xml',
  'sw.js',
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
  'session',
  'shortlist',
  'sitemap',
  'v1',
  'vitals',
  'widgets',
]);

/** The label of an address. The number of labels is limited, since each is a time series. */
export function routeName(url: string): string {
  const [first = '', second = ''] = url
    .replace(/[?#].*/s, '')
    .slice(1)
    .split('/');
  if (first === '') return 'home';
  if (first === 'api') return CALLS.has(second) ? `api/${second}` : 'api';
  return KNOWN.has(first) ? first : 'page';
}
