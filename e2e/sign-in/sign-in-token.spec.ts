import { expect, test } from '../fixtures';

const PRODUCT = '/product/plant-blend-waste-bags';

test(
  'tokens in an address sign in on any page, and are removed from it',
  { tag: ['@no-js', '@returning'] },
  async ({ page, account, platform, expectAccessible }) => {
    const { access_token: a, refresh_token: r } = await platform.tokens(account);
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.headers().referer ?? ''));
    await page.goto(`${PRODUCT}?x=1&${new URLSearchParams({ a, r })}`);
    await expect(page).toHaveURL(`${PRODUCT}?x=1`);
    await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
    expect(seen.filter((referer) => referer.includes(a))).toEqual([]);
    await expectAccessible(page);
  },
);

test('a guarded page opens with them', { tag: ['@returning'] }, async ({ page, account, platform }) => {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  await page.goto(`/orders?page=1&${new URLSearchParams({ a, r })}`);
  await expect(page).toHaveURL('/orders?page=1');
});

test(
  'invalid tokens sign nobody in, and the sign-in says so',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible }) => {
    await page.goto(`${PRODUCT}?a=rubbish&r=rubbish`);
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.getByRole('region', { name: 'Trade prices' })).toBeVisible();
    await page.goto('/orders?a=rubbish&r=rubbish');
    await expect(page.getByRole('alert').filter({ hasText: 'does not log you in any more' })).toBeVisible();
    await expect(page).toHaveURL(/next=%2Forders$/);
    await expectAccessible(page);
  },
);

test('a platform that is not on the list is never called', async ({ page, account, platform }) => {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  for (const b of ['http://127.0.0.1:1', 'https://evil.example', '//evil.example']) {
    await page.goto(`${PRODUCT}?${new URLSearchParams({ a, r, b })}`);
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.getByRole('region', { name: 'Trade prices' })).toBeVisible();
  }
});

test('a prefetch or a request of a frame signs nobody in', async ({ request, account, platform }) => {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  const address = `${PRODUCT}?${new URLSearchParams({ a, r })}`;
  const ahead = await request.get(address, { headers: { 'sec-purpose': 'prefetch' }, maxRedirects: 0 });
  expect(ahead.status()).toBe(503);
  expect(ahead.headers()['set-cookie']).toBeUndefined();
  for (const headers of [
    { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-mode': 'cors' },
  ] as Record<string, string>[]) {
    const reply = await request.get(address, { headers, maxRedirects: 0 });
    expect(reply.status()).toBe(303);
    expect(reply.headers().location).toBe(PRODUCT);
    expect(reply.headers()['set-cookie']).toBeUndefined();
    expect(reply.headers()['cache-control']).toContain('no-store');
  }
});

test(
  'a link of another site asks before it replaces a session or a cart',
  { tag: ['@no-js'] },
  async ({ page, account, newcomer, newcomerPage, platform, expectAccessible, baseURL }) => {
    const { access_token: a, refresh_token: r } = await platform.tokens(account);
    const elsewhere = 'http://club.example/';
    const link = `${baseURL}/profile?${new URLSearchParams({ a, r })}`;
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link.replaceAll('&', '&amp;')}">Go</a>` }),
    );
    const follow = async () => {
      await page.goto(elsewhere);
      await page.getByRole('link', { name: 'Go' }).click();
    };
    await follow();
    await expect(page).toHaveURL('/login/switch');
    await expect(page.getByRole('main')).toContainText(newcomer.email);
    const html = await page.content();
    expect([a, r].filter((token) => html.includes(token))).toEqual([]);
    await expectAccessible(page);
    await newcomerPage.getByRole('button', { name: 'Stay as I am' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main')).toContainText(newcomer.email);

    await follow();
    await page.getByRole('button', { name: `Log in as ${account.email}` }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main')).toContainText(account.email);
    expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('pending'))).toEqual(
      [],
    );
    // The same person again.
    await follow();
    await expect(page).toHaveURL('/profile');

    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'stockist-cart', value: 'fair-stand-cart-1', url: link }]);
    await follow();
    await expect(page.getByRole('main')).toContainText('The products in the cart of this browser');
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('stockist-cart');
  },
);
