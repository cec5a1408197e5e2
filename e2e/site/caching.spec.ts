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
