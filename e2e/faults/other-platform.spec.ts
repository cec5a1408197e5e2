import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { type OtherShop, startOtherShop } from '../support/shops/other-shop';
import { MEMBERS } from '../other-platform/sessions';

test.use({ expectedProblems: /50[03]|Network Error/ });

const [MEMBER] = MEMBERS;
let shop: OtherShop;
test.beforeAll(async ({}, info) => {
  info.setTimeout(120_000);
  shop = await startOtherShop(`other-platform-${info.workerIndex}`);
});
test.afterAll(() => shop.stop());
test.afterEach(() => shop.platform.heal());

/** Submits a form five times at once, as a browser without scripts; returns each redirect's address. */
async function sendFiveTimes(page: Page, form: string, button: string): Promise<string[]> {
  const fields = await page.locator(form).evaluate((element, name) => {
    const submitter = [...element.querySelectorAll('button')].find((one) => one.textContent.includes(name));
    return element instanceof HTMLFormElement
      ? [...new FormData(element, submitter)].map(
          ([key, value]) => [key, typeof value === 'string' ? value : ''] as const,
        )
      : [];
  }, button);
  const address = page.url();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      page.request.post(address, {
        multipart: Object.fromEntries(fields),
        headers: { origin: shop.address },
        maxRedirects: 0,
      }),
    ),
  );
  return replies.map((reply) => reply.headers().location ?? String(reply.status()));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a shop before a platform that somebody else wrote sells, and an order and a form that come five times at ' +
      'once come once',
    async ({ page }) => {
      await page.goto(shop.address);
      expect(await page.content()).not.toMatch(/12\.50|19\.75/);
      await page.goto(`${shop.address}/contact`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      const sent = await sendFiveTimes(page, 'main form', '');
      expect(new Set(sent).size).toBe(1);
      expect(shop.platform.ordering.submissions).toHaveLength(1);

      await page.goto(`${shop.address}/login`);
      await signIn(page, { email: MEMBER?.email ?? '', password: MEMBER?.password ?? '' });
      await page.goto(`${shop.address}/product/tea-towel`);
      await expect(page.getByText('$12.50').first()).toBeVisible();
      const added = await sendFiveTimes(page, 'form[aria-label=Order]', 'Add to cart');
      expect(new Set(added)).toEqual(new Set(['/product/tea-towel?added=1']));
      expect(shop.platform.ordering.pieces(MEMBER?.id ?? '')).toBe(1);
      shop.platform.ordering.fill(MEMBER?.id ?? '', 'tea-towel', 40);
      await page.goto(`${shop.address}/checkout`);
      await expect(page.getByRole('button', { name: /^Place order, \$/ })).toBeVisible();
      const placed = await sendFiveTimes(page, 'main form:has(button[value=place])', 'Place order');
      expect(new Set(placed).size).toBe(1);
      expect(placed[0]).toMatch(/^\/checkout\/placed\/\d+$/);
      expect(shop.platform.ordering.orders).toHaveLength(1);
    },
  );
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'and without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the order pad finds and adds by the specification’s own calls, and shows no order form', async ({ page }) => {
      const member = MEMBERS[1];
      await page.goto(`${shop.address}/login`);
      await signIn(page, { email: member?.email ?? '', password: member?.password ?? '' });
      await expect(page).not.toHaveURL(/login/);
      await page.goto(`${shop.address}/quick-order`);
      await page.getByRole('textbox', { name: 'Your order as text' }).fill('op-101 2\nOP-102 3\nNO-SUCH-9 1');
      await page.getByRole('button', { name: 'Put it on the pad' }).click();
      await expect(page.getByText('Tea Towel')).toBeVisible();
      await expect(page.getByText('Enamel Mug')).toBeVisible();
      await expect(page.getByText('We do not know this code.')).toBeVisible();
      await page.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page.getByText('5 pieces are in your cart.')).toBeVisible();
      expect(shop.platform.count(/cartAddMany/)).toBeGreaterThan(0);
      await expect(page.getByText('My order form', { exact: true })).toHaveCount(0);
      await page.goto(`${shop.address}/quick-order/order-form.csv`);
      await expect(page).toHaveURL(`${shop.address}/quick-order?form=unknown`);
      await expect(page.getByText('No order form can be downloaded here')).toBeVisible();
    });
  });
}

test('a customer’s pages show what this platform offers, and their credit with the site’s supplier', async ({
  page,
}) => {
  const member = MEMBERS[1];
  await page.goto(`${shop.address}/login`);
  await signIn(page, { email: member?.email ?? '', password: member?.password ?? '' });
  await expect(page).not.toHaveURL(/login/);
  for (const path of ['/', '/my-account/addresses', '/orders', '/lists', '/my-account/shelf-prices', '/profile']) {
    const reply = await page.goto(shop.address + path);
    expect.soft([path, (reply?.status() ?? 0) < 500]).toEqual([path, true]);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto(`${shop.address}/my-account`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(page.getByText('$25.00')).toBeVisible();
  await expect(page.getByText('Credit statement')).toHaveCount(0);
});

test('a token that expires before its time is refreshed, and what the platform lacks is left out of orders and cart', async ({
  page,
}) => {
  test.slow();
  const member = MEMBERS[1];
  await page.goto(`${shop.address}/login`);
  await signIn(page, { email: member?.email ?? '', password: member?.password ?? '' });
  await expect(page).not.toHaveURL(/login/);
  shop.platform.breaks(/sell\/order|creditBalance/, {
    kind: 'reply',
    status: 404,
    body: { text_code: 'UNKNOWN_PATH' },
  });
  await page.goto(`${shop.address}/orders?placed=unpaid`);
  await expect(page.getByText('Orders are not listed here.')).toBeVisible();
  await expect(page.getByText('the payment page could not be opened safely')).toBeVisible();
  await page.goto(`${shop.address}/my-account`);
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  shop.platform.ordering.empty(member?.id ?? '');
  await page.goto(`${shop.address}/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  shop.platform.ordering.fill(member?.id ?? '', 'tea-towel', 3);
  await page.goto(`${shop.address}/cart?to=Brunswick+3056`);
  await expect(page.getByText('Road')).toBeVisible();

  // A token that is refused at once would be refused again.
  await page.waitForTimeout(11_000);
  shop.platform.sessions.expireAll();
  await page.goto(`${shop.address}/cart`);
  await expect(page.getByText('Tea Towel')).toBeVisible();
  await page.waitForTimeout(11_000);
  shop.platform.sessions.expireAll();
  await page.goto(`${shop.address}/my-account/addresses`);
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
});

test('pictures without a hash are shown by the rule for their addresses', async ({ page }) => {
  await page.goto(`${shop.address}/product/enamel-mug`);
  const picture = page.getByRole('main').locator('picture img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth))
    .toBeGreaterThan(100);
  expect(shop.platform.count(/^\/media\/\d+x\d+:enamel-mug\.avif/)).toBeGreaterThan(0);
  expect(shop.platform.count(/^\/media\/\d+x\d+:enamel-mug\.jpg/)).toBeGreaterThan(0);
});

test('during an outage cached pages show at once, and others fail without a wait', async ({ request }) => {
  test.slow();
  await request.get(`${shop.address}/about`);
  shop.platform.breaks(/./, { kind: 'hang' });
  const first = await Promise.all(
    ['jam-jar', 'bread-bin', 'oil-can', 'cake-tin', 'salt-pig'].map((slug) =>
      request.get(`${shop.address}/product/${slug}`),
    ),
  );
  expect(first.map((reply) => reply.status())).toEqual([503, 503, 503, 503, 503]);
  const begun = Date.now();
  const together = await Promise.all(Array.from({ length: 8 }, () => request.get(`${shop.address}/product/egg-rack`)));
  expect(together.map((reply) => reply.status())).toEqual(Array.from({ length: 8 }, () => 503));
  expect((await request.get(`${shop.address}/about`)).status()).toBe(200);
  for (const path of ['/healthz', '/readyz']) expect((await request.get(shop.address + path)).status()).toBe(200);
  expect(Date.now() - begun).toBeLessThan(3_000);
  shop.platform.heal();
  await expect
    .poll(async () => (await request.get(`${shop.address}/product/egg-rack`)).status(), { timeout: 20_000 })
    .toBe(200);
});
