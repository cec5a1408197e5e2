import { expect, test } from '../fixtures';
import { FULL_CART, PLANT_BAGS, SMALL_CART } from '../support/people/goods';

test('an empty cart leads to the shop', { tag: ['@no-js'] }, async ({ customer: page, expectAccessible }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Browse the range' }).click();
  await expect(page).toHaveURL('/shop');
});

test('a visitor is asked to log in for a cart', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'quantities change and lines go, and come back',
  { tag: ['@phone', '@returning'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await platform.fillCart(account, SMALL_CART);
    await page.goto('/cart');
    const lines = page.getByRole('list', { name: 'Items in your cart' });
    await expect(page.getByText(/to go to the \$300\.00 minimum order/)).toBeVisible();
    const quantity = lines.getByRole('spinbutton', { name: `Quantity of ${PLANT_BAGS.name}` });
    await quantity.fill('100');
    await quantity.press('Enter');
    await expect(lines.getByText('$480.00').first()).toBeVisible();
    await expect(page.getByText('The $300.00 minimum order is reached')).toBeVisible();
    await expectAccessible(page);
    expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-4', qty: 100 }]);

    await lines.getByRole('button', { name: `Remove ${PLANT_BAGS.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lines.getByRole('spinbutton')).toHaveValue('100');
  },
);

test('fast clicks end in the quantity that was clicked', async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, SMALL_CART);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: `One more of ${PLANT_BAGS.name}` });
  for (let click = 0; click < 8; click += 1) await more.click({ delay: 0 });
  await expect(page.getByRole('spinbutton')).toHaveValue('9');
  await expect(page.getByText('$43.20').first()).toBeVisible();
  await expect.poll(() => platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-4', qty: 9 }]);
});

test.describe('a quantity that the stock does not have', () => {
  test.use({ expectedProblems: /422 \(Unprocessable/ });

  test('the checkout opens with the quantity typed last, and not if that is refused', async ({
    newcomerPage: page,
    newcomer,
    platform,
  }) => {
    await platform.fillCart(newcomer, FULL_CART);
    await page.goto('/cart');
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${PLANT_BAGS.name}` });
    const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
    await quantity.fill('9999');
    await checkout.click();
    await expect(page.getByText(/^Only \d+ left/)).toBeVisible();
    await expect(quantity).toBeFocused();
    await expect(page).toHaveURL('/cart');
    await quantity.fill('11.5');
    await checkout.click();
    await expect(page.getByText('Enter a whole number.')).toBeVisible();
    await expect(quantity).toBeFocused();
    await expect(page).toHaveURL('/cart');
    await quantity.fill('11');
    await checkout.click();
    await page.waitForURL('/checkout');
    expect(await platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-60', qty: 11 }]);
    // The page that is kept is not left at 'busy'.
    await page.goBack();
    await expect(quantity).toHaveValue('11');
    await checkout.click();
    await page.waitForURL('/checkout');
  });

  test(
    'so it is without scripts',
    { tag: ['@no-js', '@only-no-js'] },
    async ({ newcomerPage: page, newcomer, platform }) => {
      await platform.fillCart(newcomer, FULL_CART);
      await page.goto('/cart');
      const quantity = page.getByRole('spinbutton', { name: `Quantity of ${PLANT_BAGS.name}` });
      const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
      await quantity.fill('9999');
      await checkout.click();
      await expect(page.getByText(/^Only \d+ left/)).toBeVisible();
      await expect(quantity).toHaveValue('9999');
      await quantity.fill('11');
      await checkout.click();
      await page.waitForURL('/checkout');
      expect(await platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-60', qty: 11 }]);
    },
  );
});

test('an invalid quantity in the cart is refused with a message', async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, SMALL_CART);
  await page.goto('/cart');
  for (const [typed, problem] of [
    ['-1', 'Enter 0 to remove the line, or more.'],
    ['1.5', 'Enter a whole number.'],
    ['1e9', 'The largest quantity is 9999.'],
  ] as const) {
    await page.getByRole('spinbutton').fill(typed);
    await page.getByRole('spinbutton').press('Enter');
    await expect(page.getByText(problem)).toBeVisible();
    expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-4', qty: 1 }]);
  }
});

test('the header says what is in the cart after each change', async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, SMALL_CART);
  await page.goto('/cart');
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(link).toHaveAccessibleName('Cart, items: 1');
  await page.getByRole('button', { name: `One more of ${PLANT_BAGS.name}` }).click();
  await expect(link).toHaveAccessibleName('Cart, items: 2');
  await page.getByRole('button', { name: `Remove ${PLANT_BAGS.name}` }).click();
  await expect(link).toHaveAccessibleName('Cart, empty');
});

test.describe('a refusal', () => {
  test.use({ expectedProblems: /422/ });

  test(
    'a quantity beyond the stock is refused at its line',
    { tag: ['@no-js'] },
    async ({ customer: page, account, platform, expectAccessible }) => {
      await platform.fillCart(account, [{ slug: 'scent-bar-counter-display', code: 'BB-GS-SCENTBAR-24', qty: 1 }]);
      await page.goto('/cart');
      const quantity = page.getByRole('spinbutton');
      await quantity.fill('9999');
      await quantity.press('Enter');
      await expect(page.getByText(/^Only \d+ left\.$/)).toBeVisible();
      await expect(quantity).toHaveValue('9999');
      await expectAccessible(page);
      expect(await platform.cartLines(account)).toEqual([{ code: 'BB-GS-SCENTBAR-24', qty: 1 }]);
    },
  );
});

test(
  'several quantities are saved in one go without scripts',
  { tag: ['@no-js', '@only-no-js'] },
  async ({ customer: page, account, platform }) => {
    await platform.fillCart(account, [...SMALL_CART, ...FULL_CART]);
    await page.goto('/cart');
    await page.getByRole('spinbutton').nth(0).fill('3');
    await page.getByRole('spinbutton').nth(1).fill('1.5');
    await page.getByRole('button', { name: 'Save quantities' }).first().click();
    await expect(page.getByText('Enter a whole number.')).toBeVisible();
    await expect(page.getByRole('spinbutton').nth(1)).toHaveValue('1.5');
    expect(await platform.cartLines(account)).toEqual([
      { code: 'SG-WB-PLT-4', qty: 3 },
      { code: 'SG-WB-PLT-60', qty: 10 },
    ]);
    // Another line's button saves what is typed too.
    await page.getByRole('spinbutton').nth(1).fill('12');
    await page
      .getByRole('button', { name: `Remove ${PLANT_BAGS.name}` })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-60', qty: 12 }]);
  },
);

test('the cart without scripts', { tag: ['@no-js', '@only-no-js'] }, async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, SMALL_CART);
  await page.goto('/cart');
  await page.getByRole('spinbutton').fill('65');
  // It looks blocked by what is missing to the minimum, which the typed quantity reaches.
  await page.getByRole('button', { name: 'Checkout', exact: true }).click({ force: true });
  await expect(page.getByText('$312.00').first()).toBeVisible();
  await page.getByRole('spinbutton').fill('70');
  await page.getByRole('button', { name: 'Save quantities' }).first().click();
  await expect(page.getByText('$336.00').first()).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-4', qty: 70 }]);
  await page.getByRole('button', { name: `Remove ${PLANT_BAGS.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('70');
});

test('a cart that is open in two tabs is the same in both', async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, FULL_CART);
  const other = await page.context().newPage();
  await other.goto('/cart');
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
