import { expect, signIn, test } from '../fixtures';
import { LUCA } from '../support/people/accounts';
import { type OwnShop, startOwnShop } from '../support/shops/own-shop';

const SEARCH = { product: 'plant-blend-waste-bags', variations: [{ name: 'Pack', value: '4 rolls' }], addons: [] };
const CSRF = { 'x-csrf': '1' };

/** The session cookies that replies set, one string per reply. */
function sealed(replies: readonly { headersArray(): { name: string; value: string }[] }[]): Set<string> {
  const each = replies.map((reply) =>
    reply
      .headersArray()
      .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.startsWith('stockist'))
      .map(({ value }) => value.split(';')[0]),
  );
  return new Set(each.filter((values) => values.length > 0).map((values) => values.join()));
}

test.describe('behind a proxy that lets tokens expire', () => {
  test.beforeEach(async ({ page, account, faultyShop }) => {
    await page.goto(`${faultyShop.address}/login`);
    await signIn(page, account);
    await page.waitForURL(`${faultyShop.address}/`);
  });

  test('40 calls at once make one refresh and one cookie', async ({ page, faultyShop: shop }) => {
    const calls = 40;
    shop.proxy.breaks(/searchsku/, { kind: 'first-token-expired' });
    const before = shop.proxy.count(/refreshToken/);
    const replies = await Promise.all(
      Array.from({ length: calls }, () =>
        page.request.post(`${shop.address}/api/v1/sell/cart/searchsku`, { headers: CSRF, data: SEARCH }),
      ),
    );
    expect(replies.map((reply) => reply.status())).toEqual(Array.from({ length: calls }, () => 200));
    expect(shop.proxy.count(/refreshToken/)).toBe(before + 1);
    expect(sealed(replies).size).toBe(1);
  });

  test('signing out during a refresh is final', async ({ page, faultyShop: shop }) => {
    shop.proxy.breaks(/searchsku/, { kind: 'token-expired' }, 1);
    shop.proxy.breaks(/refreshToken/, { kind: 'delay', milliseconds: 1_500 }, 1);
    const late = page.request.post(`${shop.address}/api/v1/sell/cart/searchsku`, { headers: CSRF, data: SEARCH });
    await expect.poll(() => shop.proxy.count(/refreshToken/)).toBe(1);
    const out = await page.request.post(`${shop.address}/api/session/logout`, {
      headers: { origin: shop.address },
      maxRedirects: 0,
    });
    expect(out.status()).toBe(303);
    const reply = await late;
    expect(reply.status()).toBe(401);
    expect([...sealed([reply])].filter((cookies) => !/=$|=,/.test(cookies))).toEqual([]);
    expect(await (await page.request.get(`${shop.address}/api/session/state`)).json()).toEqual({
      tag: '',
      expiresIn: null,
    });
  });

  test('an invalid token signs out and leads home', async ({ page, faultyShop: shop }) => {
    shop.proxy.breaks(/refreshToken/, { kind: 'status', status: 422 });
    shop.proxy.breaks(/searchsku/, { kind: 'token-expired' });
    expect(
      (await page.request.post(`${shop.address}/api/v1/sell/cart/searchsku`, { headers: CSRF, data: SEARCH })).status(),
    ).toBe(401);
    const profile = await page.request.get(`${shop.address}/profile`, { maxRedirects: 0 });
    expect(profile.status()).toBe(307);
  });
});

test.describe('with tokens of 36 seconds', () => {
  let shop: OwnShop;
  test.beforeAll(async ({}, info) => {
    info.setTimeout(120_000);
    shop = await startOwnShop(`short-${info.workerIndex}`, { ACCESS_TOKEN_SECONDS: '36' });
  });
  test.afterAll(() => shop.stop());

  test('the page renews the session before it expires, and a page that is opened late still opens', async ({
    page,
  }) => {
    test.slow();
    const renewals: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/session/refresh')) renewals.push(response.status());
    });
    await page.goto(`${shop.address}/login?next=/my-account`);
    await signIn(page, LUCA);
    await page.waitForURL(`${shop.address}/my-account`);
    const { tag } = await (await page.request.get(`${shop.address}/api/session/state`)).json();
    await expect.poll(() => renewals, { timeout: 25_000 }).toEqual([200]);
    const renewed = await (await page.request.get(`${shop.address}/api/session/state`)).json();
    expect(renewed.tag).toBe(tag);
    expect(renewed.expiresIn).toBeGreaterThan(25);
    await page.goto(`${shop.address}/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });
});
