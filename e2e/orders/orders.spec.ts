import { expect, test } from '../fixtures';
import { giveAddress, orderNow } from '../support/people/ordering';
import { FULL_CART } from '../support/people/goods';
import { newCustomer } from '../support/people/new-customer';

test(
  'orders show their state, their parcel and their documents, the docket without a price',
  { tag: ['@no-js', '@phone'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const id = await orderNow(platform, newcomer, FULL_CART);
    await page.goto('/orders');
    const row = page.getByRole('list', { name: 'Your orders, newest first' }).getByRole('listitem').first();
    await expect(row.getByText('Placed', { exact: true })).toBeVisible();
    await expect(row.getByText('10 items')).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('link', { name: /^Tax invoice INV-/ }).click();
    await expect(page).toHaveURL(`/invoice/${id}`);
    await page.goto('/my-account');
    await page
      .getByRole('link', { name: /^BB-\d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`/orders/${id}`);
    await expect(page.getByText('PO 4711')).toBeVisible();
    await expect(page.getByText(/Please pay \$[\d.]+ by /)).toBeVisible();
    await expectAccessible(page);

    // A docket travels with the delivery, without a price.
    await page.getByRole('link', { name: 'Delivery docket' }).click();
    await expect(page).toHaveURL(`/print-tickets/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery docket' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Bar code of BB-\d+$/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'SG-WB-PLT-60' })).toBeVisible();
    // Next keeps the previous page in the DOM, hidden.
    await expect(page.getByRole('article').getByText('3/34A Tannery Lane')).toBeVisible();
    await expect(page.getByText(/\$\d/).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page, { onPhones: true });
  },
);

test(
  'an order for pick-up has a ticket that says where',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await giveAddress(platform, newcomer, { city: 'Fyshwick', state: 'ACT', postcode: '2609' });
    await platform.fillCart(newcomer, FULL_CART);
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /local pickup/ }).check();
    await page.getByRole('radio', { name: /^Invoice, due in 30 days/ }).check();
    const update = page.getByRole('button', { name: 'Update totals' });
    if (await update.isVisible()) await update.click();
    await expect(page.getByRole('button', { name: 'Place order, $544.50' })).toBeVisible();
    await page.getByRole('button', { name: 'Place order, $544.50' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' })).toBeVisible();
    await expect(page.getByText(/roller door B/).first()).toBeVisible();
    // An order for pick-up has no parcel.
    await expect(page.getByText(/should arrive/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the order' }).click();
    await page.getByRole('link', { name: 'Pick-up ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pick-up ticket' })).toBeVisible();
    await expect(page.getByRole('article').getByText(/roller door B/)).toBeVisible();
    await expectAccessible(page);
  },
);

test('an account that pays when it orders is offered no invoice', { tag: ['@no-js'] }, async ({ page, platform }) => {
  const prepaid = await newCustomer(platform, undefined, '');
  await giveAddress(platform, prepaid);
  await platform.fillCart(prepaid, FULL_CART);
  const { access_token: a, refresh_token: r } = await platform.tokens(prepaid);
  await page.goto(`/?${new URLSearchParams({ a, r })}`);
  await page.goto('/checkout');
  const payment = page.getByRole('group', { name: 'Payment' });
  await expect(payment.getByRole('radio')).toHaveCount(1);
  await expect(payment.getByRole('radio', { name: /^Card/ })).toBeChecked();
  // A manipulated form is refused, and the order can still be placed.
  await payment.getByRole('radio').evaluate((radio: HTMLInputElement) => radio.setAttribute('value', 'account'));
  await page.getByRole('button', { name: /^Place order, \$/ }).click();
  await expect(
    page.getByText('This way to pay is not offered to your account. Choose another one.').first(),
  ).toBeVisible();
  await page.goto('/checkout');
  await page.getByRole('button', { name: /^Place order, \$/ }).click();
  await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
});

test.describe('orders of other customers', () => {
  test.use({ expectedProblems: /404/ });

  test(
    'another’s order is not there, under any of its addresses',
    { tag: ['@no-js'] },
    async ({ customer, account, newcomer, platform }) => {
      const id = await orderNow(platform, newcomer, FULL_CART);
      expect(account.email).not.toBe(newcomer.email);
      for (const path of [
        `/orders/${id}`,
        `/checkout/placed/${id}`,
        `/invoice/${id}`,
        `/invoice/print/${id}`,
        `/show-invoice/${id}`,
        `/print-tickets/${id}`,
      ]) {
        expect((await customer.goto(path))?.status(), path).toBe(404);
        await expect(customer.getByRole('heading', { name: 'Page not found' }), path).toBeVisible();
        await expect(customer.getByText(newcomer.firstName)).toHaveCount(0);
      }
    },
  );
});

test('a visitor is asked to sign in, and comes back to the document', async ({ request }) => {
  for (const path of ['/orders/1', '/invoice/1', '/invoice/print/1', '/print-tickets/1']) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(307);
    expect(new URL(reply.headers().location ?? '', process.env.BASE_URL).searchParams.get('next')).toBe(path);
  }
  const alias = await request.get('/show-invoice/print/7', { maxRedirects: 0 });
  expect([alias.status(), new URL(alias.headers().location ?? '', process.env.BASE_URL).pathname]).toEqual([
    308,
    '/invoice/print/7',
  ]);
});
