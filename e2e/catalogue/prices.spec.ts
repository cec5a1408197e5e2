import { expect, test } from '../fixtures';
import { wholePage } from '../support/browser/whole-page';

const PAGES = [
  '/',
  '/shop',
  '/shop/training-treats',
  '/shop/waste-bags',
  '/shop/page/2',
  '/search/shampoo',
  '/search/SG-WB-PLT',
  '/product/plant-blend-waste-bags',
  '/product/recycled-waste-bags',
];
/** An amount with cents, or a field that holds one; '$300 minimum' is a condition, not a price. */
const PRICE =
  /\$\d[\d,]*\.\d\d|\\?"(?:price|full_?price|price_?each|price_?from|offers|lowPrice)\\?"\s*:(?!\\?"\$undefined|null)/i;

for (const path of PAGES) {
  test(`a visitor gets no price from ${path}`, async ({ request }) => {
    const html = await request.get(path);
    expect(html.status()).toBe(200);
    const whole = await wholePage(request, html);
    expect(whole).toContain('__next_f.push([1,');
    expect(whole).not.toMatch(PRICE);
    const flight = await request.get(path, { headers: { rsc: '1' } });
    expect(await flight.text()).not.toMatch(PRICE);
  });
}

test('a visitor gets no price from the calls of the browser', async ({ request }) => {
  const headers = { 'x-csrf': '1' };
  const offer = await request.post('/api/v1/sell/cart/searchsku', {
    headers,
    data: { product: 'plant-blend-waste-bags', variations: [{ name: 'Pack', value: '4 rolls' }], addons: [] },
  });
  expect(offer.status()).toBe(401);
  expect(await offer.text()).not.toMatch(PRICE);
  for (const path of ['/api/v1/sell/product', '/api/v1/sell/product?url=plant-blend-waste-bags']) {
    const reply = await request.get(path);
    expect(reply.status()).toBe(404);
  }
});

test('suggestions, which may be cached, contain no price', async ({ request, customerRequest }) => {
  for (const asking of [request, customerRequest]) {
    const reply = await asking.get('/api/v1/sell/product/suggest?search=waste');
    expect(reply.status()).toBe(200);
    expect(await reply.text()).not.toMatch(PRICE);
    expect(reply.headers()['cache-control']).toContain('public');
    expect(reply.headers()['set-cookie']).toBeUndefined();
  }
});

test('the matrix and its order are for customers only', async ({ request }) => {
  const headers = { 'x-csrf': '1' };
  const offers = await request.post('/api/v1/sell/cart/skuOffers', {
    headers,
    data: { product: 'plant-blend-waste-bags' },
  });
  const order = await request.post('/api/v1/sell/cart/cartAddMany', {
    headers,
    data: { lines: [{ sku: '1', qty: 1 }], session: '' },
  });
  // The matrix is read by the server: the browser has no call for it.
  expect(offers.status()).toBe(404);
  expect(order.status()).toBe(401);
  for (const reply of [offers, order]) {
    expect(await reply.text()).not.toMatch(PRICE);
  }
  expect(await wholePage(request, await request.get('/product/recycled-waste-bags'))).not.toContain('Several at once');
});

test('a customer sees prices on the same pages', async ({ customer: page }) => {
  for (const path of ['/shop/waste-bags', '/search/shampoo', '/product/lavender-waste-bag-rolls']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByText(/\$\d+\.\d\d/)
        .first(),
    ).toBeVisible();
  }
});
