import { FULL_CART, PLANT_BAGS, SMALL_CART } from '../support/people/goods';
import { expect, test } from '../fixtures';

const PRODUCT = `/product/${PLANT_BAGS.slug}`;

test(
  'the bar shows the order’s total, and leads to the cart',
  { tag: ['@no-js', '@phone'] },
  async ({ customer: page, account, platform, expectAccessible, javaScriptEnabled }) => {
    await platform.fillCart(account, SMALL_CART);
    await page.goto(PRODUCT);
    const bar = page.getByRole('complementary', { name: 'Your order so far' });
    await expect(bar.getByText('$4.80 of $300.00')).toBeVisible();
    await expect(bar.getByText(/^freight to Brunswick \$\d/)).toBeVisible();
    await expect(bar.getByText(/^dispatched by \w{3} \d/)).toHaveCount(1);
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(48);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '$300.00' })).toHaveCount(0);
    await expectAccessible(page);
    await bar.getByRole(javaScriptEnabled ? 'button' : 'link').click();
    if (javaScriptEnabled) await page.getByRole('dialog').getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(bar).toBeHidden();
  },
);

test(
  'on a phone a product’s button stands above the bar from its picture on, and covers no other control',
  { tag: ['@phone', '@only-phone'] },
  async ({ customer: page, account, platform }) => {
    await platform.fillCart(account, SMALL_CART);
    await page.goto(PRODUCT);
    const bar = page.getByRole('complementary', { name: 'Your order so far' });
    const button = page.getByRole('form', { name: 'Order' }).getByRole('button', { name: /cart|options/ });
    await expect(bar).toBeVisible();
    for (const top of [0, 40, 120]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(button).toBeInViewport({ ratio: 1 });
      const [above, below] = [await button.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }
    // A click waits until nothing else is hit at its place.
    await page
      .getByRole('region', { name: `Pictures of ${PLANT_BAGS.name}` })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('a visitor has no bar', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your order so far' })).toHaveCount(0);
});

test(
  'the sheet changes quantities over the page, and the bar says so',
  { tag: ['@phone'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await platform.fillCart(account, FULL_CART);
    await page.goto(PRODUCT);
    const bar = page.getByRole('complementary', { name: 'Your order so far' });
    await expect(bar.getByRole('status')).toHaveText('');
    await bar.getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Your cart' });
    const quantity = sheet.getByRole('spinbutton', { name: `Quantity of ${PLANT_BAGS.name}` });
    await expect(quantity).toHaveValue('10');
    await expect(bar.getByRole('status').first()).toHaveText('');
    await expectAccessible(page);
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(bar.getByRole('status').first()).toHaveText(/^\$99\.00 of \$300\.00 · freight to Brunswick/);
    await sheet.getByRole('button', { name: `Remove ${PLANT_BAGS.name}` }).click();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect(quantity).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(PRODUCT);
    // The line is shown again before the platform has answered.
    await expect.poll(() => platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-60', qty: 2 }]);
  },
);

test('the quantities of the sheet and the cart are readable on small phones, in long words, too', async ({
  customer: page,
  account,
  platform,
  baseURL,
}) => {
  await platform.fillCart(account, FULL_CART);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: baseURL ?? '' }]);
  const isReadable = () =>
    expect
      .poll(() =>
        page
          .getByRole('spinbutton')
          .first()
          .evaluate(({ clientWidth }) => clientWidth),
      )
      .toBeGreaterThanOrEqual(48);
  await page.goto('/cart');
  await isReadable();
  await page.goto('/shop');
  await page.locator('#order-bar button').click();
  await isReadable();
  const content = page.getByRole('dialog').getByRole('region');
  expect(await content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});
