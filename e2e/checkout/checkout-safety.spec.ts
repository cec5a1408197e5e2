import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { giveAddress } from '../support/people/ordering';
import { FULL_CART, SMALL_CART } from '../support/people/goods';
import type { Account } from '../support/people/accounts';
import type { Platform } from '../support/shops/platform';
import { addressDisable } from '../../lib/contract/account/address';
import { orderList } from '../../lib/contract/orders/order';

const place = (page: Page) => page.getByRole('button', { name: /^Place order, \$/ });
const note = (page: Page) => page.getByRole('textbox', { name: 'Note to the warehouse' });
const purchaseOrder = (page: Page) => page.getByRole('textbox', { name: 'Your purchase-order number' });

async function orderCount(platform: Platform, account: Account): Promise<number> {
  const { total } = await platform.call(orderList, { token: await platform.signIn(account) });
  return total ?? 0;
}

async function atPayment(page: Page): Promise<void> {
  await page.waitForURL((url) => url.origin === process.env.PLATFORM_URL);
}

test.beforeEach(async ({ newcomerPage: page, newcomer, platform }) => {
  await giveAddress(platform, newcomer);
  await platform.fillCart(newcomer, FULL_CART);
  await page.goto('/checkout');
});

test.describe('what is typed', () => {
  test('survives a reload and a new sign-in, and a sign-out takes it away', async ({
    newcomerPage: page,
    newcomer,
    account,
    platform,
    expectAccessible,
  }) => {
    await note(page).fill('Dock B, ring twice');
    await purchaseOrder(page).fill('PO 77');
    await page.getByRole('checkbox', { name: /Send me news/ }).check();
    await page.getByText('A new address', { exact: true }).click();
    const saved = page.waitForResponse('/api/checkout/draft');
    await page.getByRole('textbox', { name: 'Street address' }).fill('9/12B Wharf Road');
    expect((await saved).status()).toBe(204);
    await page.reload();
    await expect(note(page)).toHaveValue('Dock B, ring twice');
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('9/12B Wharf Road');
    await expectAccessible(page);

    // The session ends: only its cookie is removed.
    await page.context().clearCookies({ name: /^stockist(\.\d+)?$/ });
    await page.goto('/checkout');
    await signIn(page, newcomer);
    await expect(page).toHaveURL('/checkout');
    await expect(purchaseOrder(page)).toHaveValue('PO 77');
    await expect(page.getByRole('checkbox', { name: /Send me news/ })).toBeChecked();

    // Another person in this browser, without a sign-out in between.
    await page.context().clearCookies({ name: /^stockist(\.\d+)?$/ });
    await platform.fillCart(account, FULL_CART);
    await page.goto('/checkout');
    await signIn(page, account);
    await expect(page).toHaveURL('/checkout');
    await expect(note(page)).toHaveValue('');
    await expect(page.getByText('9/12B Wharf Road')).toHaveCount(0);
    await platform.fillCart(account);

    await page.goto('/my-account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    expect((await page.context().cookies(`${process.env.BASE_URL}/checkout`)).map(({ name }) => name)).not.toContain(
      'stockist-draft',
    );
  });

  test('survives each button without scripts', { tag: ['@no-js', '@only-no-js'] }, async ({ newcomerPage: page }) => {
    await note(page).fill('Dock B, ring twice');
    await page.getByRole('button', { name: 'Update totals' }).click();
    await expect(note(page)).toHaveValue('Dock B, ring twice');
    await page.goto('/checkout');
    await expect(note(page)).toHaveValue('Dock B, ring twice');
  });

  test('is gone once the order is placed', { tag: ['@no-js'] }, async ({ newcomerPage: page, newcomer, platform }) => {
    await note(page).fill('Dock B, ring twice');
    await place(page).click();
    await atPayment(page);
    await platform.fillCart(newcomer, FULL_CART);
    await page.goto('/checkout');
    await expect(note(page)).toHaveValue('');
    await expect(page.getByRole('checkbox', { name: /Send me news/ })).not.toBeChecked();
  });
});

test.describe('one order is one order', () => {
  test(
    'also after going back and pressing again',
    { tag: ['@no-js'] },
    async ({ newcomerPage: page, newcomer, platform }) => {
      await place(page).click();
      await atPayment(page);
      const first = page.url();
      await page.goBack();
      await expect(page).toHaveURL('/checkout');
      if (await place(page).isVisible()) {
        await place(page).click();
        await atPayment(page);
        expect(page.url()).toBe(first);
      } else {
        await expect(page.getByText(/is waiting for its payment/)).toBeVisible();
      }
      expect(await orderCount(platform, newcomer)).toBe(1);
    },
  );

  test.describe('', () => {
    test.use({ expectedProblems: /ERR_FAILED|Failed to fetch|Failed to load resource/ });

    test('also when the reply got lost', async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
      await note(page).fill('Dock B');
      await page.route('/checkout', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch({ maxRedirects: 0 });
        await route.abort();
      });
      await place(page).click();
      await expect(page.getByText(/We do not know yet whether the order was placed/)).toBeVisible();
      await expect(note(page)).toHaveValue('Dock B');
      await expectAccessible(page);
      expect(await orderCount(platform, newcomer)).toBe(1);
      await page.unroute('/checkout');
      await place(page).click();
      await atPayment(page);
      expect(await orderCount(platform, newcomer)).toBe(1);
    });

    test('and nothing is lost when nothing arrived', async ({ newcomerPage: page, newcomer, platform }) => {
      await note(page).fill('Dock B');
      await page.route('/checkout', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('something went wrong')).toBeVisible();
      await expect(note(page)).toHaveValue('Dock B');
      await page.unroute('/checkout');
      await place(page).click();
      await atPayment(page);
      expect(await orderCount(platform, newcomer)).toBe(1);
    });
  });

  test('a form that was sent already is not sent again with other contents', async ({
    newcomerPage: page,
    newcomer,
    platform,
    expectAccessible,
  }) => {
    const other = await page.context().newPage();
    await other.goto('/checkout');
    const key = await page.locator('input[name=key]').inputValue();
    await place(page).click();
    await atPayment(page);
    await platform.fillCart(newcomer, FULL_CART);
    await other.locator('input[name=key]').evaluate((field, value) => field.setAttribute('value', value), key);
    await note(other).fill('Something else');
    await place(other).click();
    await expect(other).toHaveURL(/\/orders\?placed=earlier/);
    await expect(other.getByText('it was not placed again')).toBeVisible();
    expect(await orderCount(platform, newcomer)).toBe(1);
    await expectAccessible(other);
  });
});

test.describe('what changed meanwhile', () => {
  test(
    'the cart, which is too small, or the total: the order is refused in words, and the new total is shown',
    { tag: ['@no-js'] },
    async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
      await platform.fillCart(newcomer, SMALL_CART);
      await place(page).click();
      await expect(page.getByText(/has not reached the minimum order yet: \$295\.20 is missing/).first()).toBeVisible();
      await expectAccessible(page);
      expect(await orderCount(platform, newcomer)).toBe(0);

      await platform.fillCart(newcomer, FULL_CART);
      await page.goto('/checkout');
      await platform.fillCart(newcomer, [
        { ...FULL_CART[0], slug: 'plant-blend-waste-bags', code: 'SG-WB-PLT-60', qty: 11 },
      ]);
      await place(page).click();
      await expect(page.getByText('The total has changed. Please look at it and place the order again.')).toBeVisible();
      await expectAccessible(page);
      expect(await orderCount(platform, newcomer)).toBe(0);
      await place(page).click();
      await atPayment(page);
      expect(await orderCount(platform, newcomer)).toBe(1);
    },
  );

  test(
    'the cart, which another tab ordered before a delivery was chosen here: it says that it is empty',
    { tag: ['@no-js', '@only-no-js'] },
    async ({ newcomerPage: page, newcomer, platform }) => {
      await page.getByRole('radio', { name: 'A new address' }).check();
      await page.getByRole('button', { name: 'Update totals' }).click();
      await platform.fillCart(newcomer, []);
      for (const [name, text] of [
        ['First name', 'Ann'],
        ['Last name', 'Lee'],
        ['Street address', '1 Test Street'],
        ['Suburb or town', 'Fyshwick'],
        ['Postcode', '2609'],
      ] as const)
        await page.getByLabel(name).fill(text);
      await page.getByRole('combobox', { name: 'State' }).selectOption('ACT');
      await place(page).click();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      expect(await orderCount(platform, newcomer)).toBe(0);
    },
  );

  test(
    'the address, which another tab removed: the order goes nowhere else before the customer has seen it',
    { tag: ['@no-js'] },
    async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
      const depot = await giveAddress(platform, newcomer, { display_name: 'Depot' });
      await page.goto('/checkout');
      await page.getByRole('radio', { name: /^Depot/ }).check();
      const update = page.getByRole('button', { name: 'Update totals' });
      if (await update.isVisible()) await update.click();
      await expect(page.getByRole('radio', { name: /^Depot/ })).toBeChecked();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await platform.call(addressDisable, { body: { id: depot }, token: await platform.signIn(newcomer) });
      await place(page).click();
      await expect(page.getByText('The chosen address is no longer in your address book.').first()).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Salon/ })).toBeChecked();
      await expectAccessible(page);
      expect(await orderCount(platform, newcomer)).toBe(0);
      await place(page).click();
      await atPayment(page);
      expect(await orderCount(platform, newcomer)).toBe(1);
    },
  );

  test('the cart, while the router kept the checkout: it shows the totals of now', async ({
    newcomerPage: page,
    newcomer,
    platform,
  }) => {
    const before = await place(page).textContent();
    await note(page).fill('Dock B');
    await page.getByRole('link', { name: 'Back to cart' }).click();
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
    await quantity.fill('11');
    await quantity.press('Enter');
    await expect.poll(async () => (await platform.cartLines(newcomer))[0]?.qty).toBe(11);
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await expect(page).toHaveURL('/checkout');
    await expect(place(page)).not.toHaveText(before ?? '');
    await expect(note(page)).toHaveValue('Dock B');
    // By going back, too.
    await page.getByRole('link', { name: 'Back to cart' }).click();
    await quantity.fill('12');
    await quantity.press('Enter');
    await expect.poll(async () => (await platform.cartLines(newcomer))[0]?.qty).toBe(12);
    const eleven = page.waitForEvent('load');
    await page.goBack();
    await eleven;
    await place(page).click();
    await atPayment(page);
    expect(await orderCount(platform, newcomer)).toBe(1);
  });
});

test.describe('freight that has to be asked for', () => {
  test(
    'to a remote place, and of a heavy order, beside pickup, which is chosen for nobody',
    { tag: ['@no-js'] },
    async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
      await giveAddress(platform, newcomer, {
        display_name: 'Outback',
        city: 'Alice Springs',
        state: 'NT',
        postcode: '0870',
      });
      await page.goto('/checkout');
      await page.getByRole('radio', { name: /^Outback/ }).check();
      const update = page.getByRole('button', { name: 'Update totals' });
      if (await update.isVisible()) await update.click();
      await expect(page.getByText('For this address we work out freight by hand.')).toBeVisible();
      await place(page).click();
      await expect(page.getByText(/Freight to this address is worked out by hand/).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ask for a freight quote' }).click();
      await expect(page.getByText(/We have your request and will e-mail you a quote/)).toBeVisible();
      await expectAccessible(page);
      expect((await platform.cartLines(newcomer)).length).toBe(1);

      await platform.fillCart(newcomer, [{ slug: 'oatmeal-salon-concentrate', code: 'BB-SC-OAT-5', qty: 50 }]);
      await giveAddress(platform, newcomer, {
        display_name: 'Depot',
        city: 'Fyshwick',
        state: 'ACT',
        postcode: '2609',
      });
      await page.goto('/checkout');
      await page.getByRole('radio', { name: /^Depot/ }).check();
      if (await update.isVisible()) await update.click();
      await expect(page.getByText('Delivery to this address is worked out by hand.')).toBeVisible();
      const pickUp = page.getByRole('radio', { name: /local pickup/ });
      await expect(pickUp).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'Ask for a freight quote' })).toBeVisible();
      await pickUp.check();
      if (await update.isVisible()) await update.click();
      await expect(page.getByText('Free', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(place(page)).toBeVisible();
      await expectAccessible(page);
    },
  );
});
