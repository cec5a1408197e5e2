import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PLANT_BAGS, RECYCLED_BAGS } from './support/goods';

const order = (page: Page) => page.getByRole('form', { name: 'Order' });

test('a customer chooses options, sees the price and adds to the cart', { tag: ['@phone'] }, async ({ customer: page, account, platform, expectAccessible }) => {
  await page.goto(`/product/${PLANT_BAGS.slug}`);
  await expect(order(page).getByText('Select options').first()).toBeVisible();
  await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
  await expect(order(page).getByText('$8.40').first()).toBeVisible();
  await order(page).getByRole('button', { name: 'One more' }).click();
  await expect(order(page).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await order(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(order(page).getByText('Added to cart').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('2');
  await expectAccessible(page);
  expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-8', qty: 2 }]);
});

test('the same without scripts', { tag: ['@no-js', '@only-no-js'] }, async ({ customer: page, account, platform }) => {
  await page.goto(`/product/${PLANT_BAGS.slug}`);
  await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
  await order(page).getByRole('button', { name: 'Show price' }).click();
  await expect(order(page).getByText('$8.40').first()).toBeVisible();
  await order(page).getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await order(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart').first()).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-8', qty: 3 }]);
});

for (const [typed, problem] of [
  ['0', 'The smallest quantity is 1.'],
  ['-1', 'The smallest quantity is 1.'],
  ['1.5', 'Enter a whole number.'],
  ['1e9', 'The largest quantity is 9999.'],
] as const) {
  test(`a quantity of ${typed} is refused in words`, { tag: ['@no-js'] }, async ({ customer: page, account, platform }) => {
    await page.goto(`/product/${PLANT_BAGS.slug}`);
    await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
    await order(page).getByRole('spinbutton', { name: 'Quantity' }).fill(typed);
    await order(page).getByRole('button', { name: /Add to cart|Select options/ }).click();
    await expect(page.getByText(problem)).toBeVisible();
    expect(await platform.cartLines(account)).toEqual([]);
  });
}

test('a quantity of letters is refused by the server as well', async ({ customer: page, account, platform }) => {
  const reply = await page.request.post('/api/v1/sell/cart/cartAdd', { headers: { 'x-csrf': '1' }, data: { sku: '1', qty: 'abc', addons: [], session: '' } });
  expect(reply.status()).toBe(422);
  expect(await platform.cartLines(account)).toEqual([]);
});

test('more than there is cannot be added', async ({ customer: page, account, platform }) => {
  await page.goto(`/product/${PLANT_BAGS.slug}`);
  await order(page).getByRole('radio', { name: '60 rolls', exact: true }).check();
  await expect(order(page).getByText('$49.50').first()).toBeVisible();
  await order(page).getByRole('spinbutton', { name: 'Quantity' }).fill('9000');
  await order(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/Only \d+ in stock|Only \d+ left/).first()).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([]);
});

test('what is out of stock says so and cannot be added', { tag: ['@phone'] }, async ({ customer: page, expectAccessible }) => {
  await page.goto(`/product/${RECYCLED_BAGS.slug}`);
  await order(page).getByRole('radio', { name: '8 rolls', exact: true }).check();
  await order(page).getByRole('radio', { name: /^Clay/ }).check();
  await expect(order(page).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  await expectAccessible(page);
});

test('an option that is not made in this combination is not offered as if it were', async ({ customer: page }) => {
  await page.goto(`/product/${RECYCLED_BAGS.slug}`);
  await order(page).getByRole('radio', { name: '20 rolls', exact: true }).check();
  await expect(order(page).getByRole('radio', { name: /^Clay.*(not made in this combination|out of stock)/ })).toBeAttached();
});
