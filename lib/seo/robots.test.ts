import { robotsRules } from './robots';

/** Whether a robot may read a path, by the longest matching rule (RFC 9309). */
function mayRead(path: string): boolean {
  const { rules } = robotsRules({ origin: 'https://shop.example.com', out: false });
  const { allow, disallow } = Array.isArray(rules) ? (rules[0] ?? {}) : rules;
  const longest = (patterns: string | string[] | undefined): number =>
    Math.max(
      0,
      ...[patterns ?? []]
        .flat()
        .filter((pattern) => (pattern.endsWith('$') ? path === pattern.slice(0, -1) : path.startsWith(pattern)))
        .map(({ length }) => length),
    );
  return longest(allow) >= longest(disallow);
}

it.each([
  '/',
  '/shop',
  '/shop/page/2',
  '/product/x',
  '/signup',
  '/login',
  '/cartography',
  '/orders-and-returns',
  '/searching-for-treats',
  '/assets/i/a/1x1/300.jpg',
  '/_next/static/x.js',
])('allows %s', (path) => {
  expect(mayRead(path)).toBe(true);
});

it.each([
  '/api/v1/cart',
  '/cart',
  '/cart?to=2600',
  '/checkout',
  '/checkout/return',
  '/profile',
  '/my-account/addresses',
  '/orders/7',
  '/invoice/print/7',
  '/print-tickets/7',
  '/search',
  '/search/bags',
  '/search?q=bags',
  '/login?next=/product/x',
  '/login/link',
  '/signup?next=/cart',
])('disallows %s', (path) => {
  expect(mayRead(path)).toBe(false);
});

it('lists the sitemap', () => {
  expect(robotsRules({ origin: 'https://shop.example.com', out: false }).sitemap).toBe(
    'https://shop.example.com/sitemap.xml',
  );
});

it('disallows a whole shop that is under test', () => {
  expect(robotsRules({ origin: 'https://shop.example.com', out: true })).toEqual({
    rules: { userAgent: '*', disallow: '/' },
  });
});
