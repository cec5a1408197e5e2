import { expect, signIn, test } from '../fixtures';

for (const path of [
  '/profile',
  '/my-account',
  '/orders',
  '/orders/1',
  '/lists',
  '/lists/print/1',
  '/checkout',
  '/invoice/1',
  '/invoice/print/1',
  '/print-tickets/1',
]) {
  test(`${path} asks a visitor to sign in and leads back`, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(307);
    expect(reply.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(reply.headers()['cache-control']).toContain('no-store');
  });
}

test('the whole address is kept, with its query', async ({ page, account }) => {
  await page.goto('/orders?page=1');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account);
  await expect(page).toHaveURL('/orders?page=1');
});

/** Headers of prefetches and other requests that are not navigations, by browsers, Next's router or an attacker. */
const AHEAD: readonly Readonly<Record<string, string>>[] = [
  { purpose: 'prefetch' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'x-moz': 'prefetch' },
  { 'x-middleware-prefetch': '1' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', purpose: 'prefetch' },
  { rsc: '1', 'next-url': '/login' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/en~live/profile' },
  { 'x-original-url': '/profile', 'x-rewrite-url': '/profile' },
];
for (const headers of AHEAD) {
  test(`a page is guarded for ${new URLSearchParams(headers)}`, async ({ request }) => {
    for (const path of ['/profile', '/profile?_rsc=abc12', '/my-account', '/checkout', '/%70rofile']) {
      const reply = await request.get(path, { headers, maxRedirects: 0 });
      expect([path, reply.status()]).toEqual([path, 307]);
      expect(reply.headers().location).toMatch(/^(http:\/\/localhost:\d+)?\/login\?next=/);
      expect(reply.headers()['cache-control']).toContain('no-store');
      // At most a link to the same address, for clients that do not follow redirects.
      expect(await reply.text()).toMatch(/^(\/login\?next=\S*)?$/);
    }
  });
}

for (const path of [
  '/%70rofile',
  '/profil%65',
  '/%2570rofile',
  '/en/profile',
  '/en~live/profile',
  '/_/profile',
  '//profile',
  '/profile/',
  '/./profile',
  '/shop/../profile',
  '/profile.rsc',
  '/en~live/profile.rsc',
  '/profile.segments/_tree.segment.rsc',
  '/profile.txt',
  '/profile.json',
  '/profile;x',
  '/profile%00',
  '/PROFILE',
  '/_next/data/x/profile.json',
  '/_next/../profile',
  '/api/../profile',
]) {
  test(`${path} does not bypass a guard`, async ({ request }) => {
    const reply = await request.get(process.env.BASE_URL + path, { maxRedirects: 0 });
    // Data for the router about a page that does not exist is 200, and says that.
    expect(path.endsWith('.rsc') ? [200, 307, 404] : [307, 308, 400, 404]).toContain(reply.status());
    expect(await reply.text()).not.toMatch(/Log out|Credit balance|password-part/);
  });
}

test.describe('another customer’s documents', () => {
  test.use({ expectedProblems: /404/ });

  test('do not exist', async ({ customer: page }) => {
    for (const path of [
      '/orders/999999',
      '/orders/999999/again',
      '/lists/999999',
      '/invoice/999999',
      '/invoice/print/999999',
    ]) {
      await page.goto(path);
      await expect(page.getByText('Page not found').first(), path).toBeVisible();
    }
  });
});
