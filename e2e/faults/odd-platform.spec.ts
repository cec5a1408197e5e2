import { expect, signIn, test } from '../fixtures';
import { MEMBERS } from '../other-platform/sessions';
import { type OtherShop, startOtherShop } from '../support/shops/other-shop';

test.use({ expectedProblems: /50[03]|Network Error/ });

const [MEMBER] = MEMBERS;
let shop: OtherShop;
test.beforeAll(async ({}, info) => {
  info.setTimeout(120_000);
  shop = await startOtherShop(`odd-platform-${info.workerIndex}`);
});
test.afterAll(() => shop.stop());
test.afterEach(() => shop.platform.heal());

test('what a gateway refuses to everybody is told in words, with the status 503', async ({ request }) => {
  for (const [status, path] of [
    [403, '/product/jam-jar'],
    [429, '/product/bread-bin'],
    [401, '/shop/kitchen'],
    [429, '/sitemap.xml'],
    [403, '/api/v1/sell/product/suggest?search=jam'],
  ] as const) {
    shop.platform.breaks(/sell\/product|sitemapPart/, { kind: 'reply', status, body: '<html>Not now' });
    const reply = await request.get(shop.address + path, { headers: { accept: 'text/html' } });
    expect.soft([path, reply.status()]).toEqual([path, 503]);
    expect.soft(await reply.text()).toMatch(/Network Error|Service Unavailable/);
    shop.platform.heal();
  }
  expect((await request.get(`${shop.address}/product/jam-jar`)).status()).toBe(200);
});

test('a page of a list that this platform answers with 404 is not found', async ({ request }) => {
  shop.platform.breaks(/sell\/product\?.*page=7/, { kind: 'reply', status: 404, body: { message: 'No such page' } });
  expect((await request.get(`${shop.address}/shop/page/7`)).status()).toBe(404);
});

test('a cart whose changes are answered without it shows them', async ({ page }) => {
  shop.platform.breaks(/sell\/cart\/cart(Add|Update|Remove)/, { kind: 'reply', done: true, body: { success: true } });
  await page.goto(`${shop.address}/login`);
  await signIn(page, { email: MEMBER?.email ?? '', password: MEMBER?.password ?? '' });
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${shop.address}/product/tea-towel`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: 'Added to cart' })).toBeVisible();
  expect(shop.platform.ordering.pieces(MEMBER?.id ?? '')).toBe(1);
  await page.goto(`${shop.address}/cart`);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
