import type { Page } from '@playwright/test';
import { enter, expect, signIn, test } from '../fixtures';
import type { Account } from '../support/people/accounts';
import type { Fault } from '../support/shops/fault-proxy';
import { FULL_CART, SMALL_CART } from '../support/people/goods';
import { hydrated } from '../support/browser/hydrated';
import type { BrokenShop } from '../support/shops/own-shop';

test.use({ expectedProblems: /Failed to load resource|Network Error|Minified React|Server Components render/ });

/** Each failure with a product of its own that is not cached yet. */
const FAULTS: readonly (readonly [name: string, fault: Fault, product: string])[] = [
  ['500', { kind: 'status', status: 500 }, 'plant-blend-waste-bags'],
  ['503', { kind: 'status', status: 503 }, 'beef-cheek-rolls'],
  ['garbage', { kind: 'garbage' }, 'bully-sticks'],
  ['truncated', { kind: 'truncated' }, 'quick-dry-grooming-towel'],
  ['disconnect', { kind: 'disconnect' }, 'kangaroo-training-bites'],
];

/** By the form: tokens from elsewhere cannot be refreshed. */
async function signInAt(shop: BrokenShop, page: Page, account: Account): Promise<void> {
  await page.goto(`${shop.address}/login`);
  await signIn(page, account);
  await page.waitForURL(`${shop.address}/`);
}

for (const [name, fault, product] of FAULTS) {
  test(`a product page survives ${name} from the platform`, async ({ request, faultyShop: shop }) => {
    const address = `${shop.address}/product/${product}`;
    shop.proxy.breaks(/\/sell\/product\?/, fault);
    const broken = await request.get(address);
    expect(broken.status()).toBe(503);
    expect(broken.headers()['cache-control']).toContain('no-store');
    shop.proxy.heal();
    await expect.poll(async () => (await request.get(address)).status(), { timeout: 15_000 }).toBe(200);
  });
}

test('a customer stays signed in through each of them', async ({ page, account, faultyShop: shop }) => {
  test.slow();
  await signInAt(shop, page, account);
  for (const [name, fault] of FAULTS) {
    await test.step(name, async () => {
      shop.proxy.breaks(/authUser|\/sell\/order/, fault);
      await page.goto(`${shop.address}/orders`);
      await expect(page.getByText('Network Error').first()).toBeVisible();
      shop.proxy.heal();
      await page.goto(`${shop.address}/orders`);
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    });
  }
});

test('an expired token is refreshed once, and the call is repeated', async ({ page, account, faultyShop: shop }) => {
  await signInAt(shop, page, account);
  shop.proxy.breaks(/searchsku/, { kind: 'token-expired' }, 1);
  const before = shop.proxy.count(/refreshToken/);
  const reply = await page.request.post(`${shop.address}/api/v1/sell/cart/searchsku`, {
    headers: { 'x-csrf': '1' },
    data: { product: 'plant-blend-waste-bags', variations: [{ name: 'Pack', value: '4 rolls' }], addons: [] },
  });
  expect(reply.status()).toBe(200);
  expect(shop.proxy.count(/refreshToken/)).toBe(before + 1);
  expect(shop.proxy.count(/searchsku/)).toBe(2);
});

test('a refresh that the platform refuses signs out and leads home', async ({ page, account, faultyShop: shop }) => {
  await signInAt(shop, page, account);
  shop.proxy.breaks(/searchsku/, { kind: 'token-expired' });
  shop.proxy.breaks(/refreshToken/, { kind: 'status', status: 401 });
  const reply = await page.request.post(`${shop.address}/api/v1/sell/cart/searchsku`, {
    headers: { 'x-csrf': '1' },
    data: { product: 'plant-blend-waste-bags', variations: [], addons: [] },
  });
  expect(reply.status()).toBe(401);
  const state = await page.request.get(`${shop.address}/api/session/state`);
  expect(await state.json()).toEqual({ tag: '', expiresIn: null });
});

test('a quantity that could not be saved is not shown as saved', async ({
  page,
  account,
  platform,
  faultyShop: shop,
}) => {
  await platform.fillCart(account, SMALL_CART);
  await enter(page.request, platform, account, shop.address);
  await page.goto(`${shop.address}/cart`);
  shop.proxy.breaks(/cartUpdate/, { kind: 'disconnect' });
  await page.getByRole('spinbutton').fill('5');
  await page.getByRole('spinbutton').press('Enter');
  await expect(page.getByText(/Network Error/).first()).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-4', qty: 1 }]);
});

test('a quantity that waits for the reply to another is saved when the page is left', async ({
  page,
  account,
  platform,
  faultyShop: shop,
}) => {
  await platform.fillCart(account, [...SMALL_CART, ...FULL_CART]);
  await enter(page.request, platform, account, shop.address);
  await page.goto(`${shop.address}/cart`);
  // Until scripts have started, Enter submits the whole form.
  await hydrated(page, 'main input[inputmode]');
  const before = shop.proxy.count(/cartUpdate/);
  shop.proxy.breaks(/cartUpdate/, { kind: 'delay', milliseconds: 3_000 }, 1);
  await page.getByRole('spinbutton').nth(0).fill('3');
  await page.getByRole('spinbutton').nth(0).press('Enter');
  await expect.poll(() => shop.proxy.count(/cartUpdate/)).toBe(before + 1);
  await page.getByRole('spinbutton').nth(1).fill('12');
  await page.reload();
  await expect
    .poll(() => platform.cartLines(account), { timeout: 10_000 })
    .toEqual([
      { code: 'SG-WB-PLT-4', qty: 3 },
      { code: 'SG-WB-PLT-60', qty: 12 },
    ]);
});

test('a list is there when its filters cannot be read, and keeps those of its address', async ({
  request,
  faultyShop: shop,
}) => {
  shop.proxy.breaks(/\/sell\/product\/facets/, { kind: 'status', status: 503 });
  for (const address of ['/search/shampoo%20oatmeal?stock=1', '/shop/shampoos?stock=1']) {
    const reply = await request.get(shop.address + address);
    expect(reply.status()).toBe(200);
    const html = await reply.text();
    expect(html).toContain('href="/product/everyday-oatmeal-shampoo');
    expect(html).toContain('Remove filter: In stock');
  }
  expect(shop.proxy.count(/facets/)).toBeGreaterThanOrEqual(2);
});

test('a slow call delays one page only', async ({ request, faultyShop: shop }) => {
  await request.get(`${shop.address}/about`);
  shop.proxy.breaks(/url=recycled/, { kind: 'delay', milliseconds: 3_000 }, 1);
  const slow = request.get(`${shop.address}/product/recycled-waste-bags`);
  const begin = Date.now();
  expect((await request.get(`${shop.address}/about`)).status()).toBe(200);
  expect(Date.now() - begin).toBeLessThan(1_500);
  expect((await slow).status()).toBe(200);
});
