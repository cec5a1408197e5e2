import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { FULL_CART } from '../support/people/goods';

const PAYMENT = new RegExp(`^${process.env.PLATFORM_URL}/`);

const place = (page: Page) => page.getByRole('button', { name: /^Place order, \$/ });

/** With the address, the shipping and the payment that are chosen already. Gives the total, for example '$573.05'. */
async function placeOrder(page: Page): Promise<string> {
  await page.goto('/checkout');
  const total = /\$[\d,.]+/.exec(await place(page).innerText())?.[0] ?? '';
  await place(page).click();
  await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
  await expect(page.getByText(total).first()).toBeVisible();
  return total;
}

test.beforeEach(async ({ account, platform, customer }) => {
  await platform.fillCart(account, FULL_CART);
  expect(await customer.context().cookies()).not.toEqual([]);
});

test(
  'an order that is paid shows in the account with its invoice',
  { tag: ['@phone', '@no-js', '@returning'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    const total = await placeOrder(page);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
    // The number, the goods, the days and what comes next; nothing leads back to a cart that is empty.
    await expect(page.getByText(/^Order BB-\d+/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Your order' }).getByText('Plant-Blend Waste Bags').first(),
    ).toBeVisible();
    const next = page.getByRole('region', { name: 'What happens next' });
    await expect(next.getByText(/^We pack your order and send it by \d+ \w+ \d{4}/)).toBeVisible();
    await expect(next.getByText(/^It should arrive (between|by) \d+ \w+ \d{4}/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveCount(0);
    await expectAccessible(page);
    expect(await platform.cartLines(account)).toEqual([]);
    // The same later, in another tab.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
    await other.close();

    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByText('SG-WB-PLT-60').first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Tax invoice' }).first().click();
    await expect(page.getByRole('heading', { name: 'Tax invoice' }).first()).toBeVisible();
    await expect(page.getByText(/ABN \d/).first()).toBeVisible();
    await expect(page.getByText(total).first()).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a declined payment keeps the order, and can be tried again',
  { tag: ['@no-js'] },
  async ({ customer: page, expectAccessible }) => {
    await placeOrder(page);
    await page.getByRole('button', { name: 'Decline the payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeVisible();
    await expect(page.getByText(/kept for at least 30 minutes/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try the payment again' }).click();
    await expect(page).toHaveURL(PAYMENT);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
  },
);

test('an abandoned payment can be resumed from the account', async ({ customer: page, expectAccessible }) => {
  await placeOrder(page);
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page).toHaveURL(/\/checkout\/return/);
  await expect(page.getByRole('heading', { level: 1, name: 'No payment has arrived yet' })).toBeVisible();
  await expect(page.getByText(/kept for at least 30 minutes/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', PAYMENT);
  await expectAccessible(page);
  await page.goto('/orders');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /\d{3,}/ })
    .first()
    .click();
  await expect(page.getByText('This order is waiting for payment').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(PAYMENT);
});

test('an open page announces a payment that has arrived, and keeps the keyboard', async ({ customer: page }) => {
  await placeOrder(page);
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  const outcome = page.getByRole('main').getByRole('status');
  await expect(outcome).toContainText('No payment has arrived yet');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto((await page.getByRole('link', { name: 'Pay now' }).getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Check again' }).focus();
  await elsewhere.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(outcome).toContainText('Thank you, your order is paid');
  await expect(page.locator('#content')).toBeFocused();
});

test('returning without payment does not count as paid', async ({ customer: page }) => {
  await placeOrder(page);
  await page.goto('/checkout/return?payum_token=made-up');
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this payment' })).toBeVisible();
});

test('two quick clicks place one order', async ({ customer: page }) => {
  await page.goto('/orders');
  const rows = page.getByRole('main').getByText(/awaiting payment/i);
  const before = await rows.count();
  await page.goto('/checkout');
  await place(page).dblclick();
  await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
  await page.goto('/orders');
  await expect(rows).toHaveCount(before + 1);
});
