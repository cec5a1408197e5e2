import { expect, test } from '../fixtures';

for (const path of [
  '/',
  '/shop/biscuits',
  '/product/lavender-waste-bag-rolls',
  '/blog',
  '/article/the-first-groom',
  '/about',
]) {
  test(`${path} comes from the cache from the second request on`, async ({ request }) => {
    await request.get(path);
    const second = await request.get(path);
    expect(second.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
    expect(second.headers()['cache-control']).toContain('s-maxage=');
    expect(second.headers().vary).toContain('Cookie');
    expect(second.headers()['set-cookie']).toBeUndefined();
  });
}

test('search engines get the page that everybody gets', async ({ request }) => {
  await request.get('/shop/biscuits');
  const reply = await request.get('/shop/biscuits', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Bingbot/2.0)' },
  });
  expect(reply.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
});

/** Next names a page of which it has sent a finished part, which it renders once more for that. */
const TWICE = 'x-nextjs-postponed';

test('no page that reads the request is rendered twice', async ({ request, customerRequest }) => {
  const visitor = [
    '/search/biscuit',
    '/search/biscuit?page=2',
    '/shop/biscuits?stock=1',
    '/login',
    '/signup',
    '/shortlist',
  ];
  const customer = [...visitor, '/', '/shop/biscuits', '/product/lavender-waste-bag-rolls', '/blog', '/about', '/cart'];
  for (const path of visitor) expect([path, (await request.get(path)).headers()[TWICE]]).toEqual([path, undefined]);
  for (const path of [...customer, '/my-account', '/orders', '/lists', '/quick-order', '/checkout']) {
    expect([path, (await customerRequest.get(path)).headers()[TWICE]]).toEqual([path, undefined]);
  }
});

test('pages for one person are not cached', async ({ customerRequest }) => {
  for (const path of ['/', '/product/lavender-waste-bag-rolls', '/cart', '/my-account']) {
    const reply = await customerRequest.get(path);
    expect(reply.headers()['cache-control']).toContain('no-store');
    expect(reply.headers()['x-nextjs-cache']).toBeUndefined();
  }
});

test('every script of a live page carries the nonce of its policy', async ({ customerRequest }) => {
  const reply = await customerRequest.get('/my-account');
  const nonce = /'nonce-([^']+)'/.exec(reply.headers()['content-security-policy'] ?? '')?.[1];
  expect(nonce).toBeTruthy();
  const scripts = (await reply.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('application/ld+json'))).toEqual(
    [],
  );
});
