import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { FULL_CART, PLANT_BAGS, SMALL_CART } from '../support/people/goods';

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('a click in the cart before its scripts are loaded counts once', async ({ customer: page, account, platform }) => {
  await platform.fillCart(account, SMALL_CART);
  const release = await openWithoutScripts(page, '/cart');
  const more = page.getByRole('button', { name: `One more of ${PLANT_BAGS.name}` });
  for (let click = 0; click < 3; click += 1) await more.click();
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  release();
  // Also while they load.
  for (let click = 0; click < 4; click += 1) await more.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart, items: 8');
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-4', qty: 8 }]);
});

test('a quantity that is typed before the scripts are loaded is ordered', async ({
  newcomerPage: page,
  newcomer,
  platform,
}) => {
  await platform.fillCart(newcomer, FULL_CART);
  const release = await openWithoutScripts(page, '/cart');
  await page.getByRole('spinbutton').fill('11');
  await page.getByRole('button', { name: 'Checkout', exact: true }).click({ noWaitAfter: true });
  await page.waitForURL('/checkout', { waitUntil: 'commit' });
  release();
  expect(await platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-60', qty: 11 }]);
});

test('a scan onto the pad before its scripts are loaded counts', async ({ customer: page }) => {
  const release = await openWithoutScripts(page, '/quick-order');
  const code = (row: number) => page.getByRole('combobox', { name: `Code, row ${row}`, exact: true });
  const quantity = (row: number) => page.getByRole('textbox', { name: `Quantity, row ${row}`, exact: true });
  await code(1).focus();
  for (const scanned of ['BB-SH-OAT-500', 'BB-WT-DIL-3', 'BB-SH-OAT-500', 'BB-SH-OAT-500']) {
    await page.keyboard.type(scanned);
    await page.keyboard.press('Enter');
  }
  await expect(code(4)).toHaveValue('BB-SH-OAT-500');
  await expect(code(5)).toBeFocused();
  release();
  await expect(quantity(1)).toHaveValue('3');
  await expect(quantity(2)).toHaveValue('1');
  await page.keyboard.type('BB-WT-DIL-3');
  await page.keyboard.press('Enter');
  await expect(quantity(2)).toHaveValue('2');
  await expect(code(3)).toHaveValue('');
});

test('a place that is typed before the scripts are loaded is looked up', async ({
  customer: page,
  account,
  platform,
}) => {
  await platform.fillCart(account, SMALL_CART);
  const release = await openWithoutScripts(page, '/cart');
  await page.getByText('Estimate delivery', { exact: true }).click();
  const place = page.getByRole('combobox', { name: 'Suburb or postcode' });
  await place.pressSequentially('brunsw');
  release();
  const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
  await expect(options.filter({ hasText: 'Brunswick VIC 3056' })).toBeVisible();
  await expect(place).toHaveValue('brunsw');
});

test('and so on a product page', async ({ customer: page, account, platform }) => {
  const release = await openWithoutScripts(page, '/product/scent-bar-counter-display');
  const panel = page.getByRole('main');
  for (let click = 0; click < 2; click += 1) await panel.getByRole('button', { name: 'One more' }).click();
  await panel.getByRole('button', { name: 'One less' }).click();
  await expect(panel.getByRole('spinbutton')).toHaveValue('2');
  release();
  await panel.getByRole('button', { name: 'One more' }).click();
  await expect(panel.getByRole('spinbutton')).toHaveValue('3');
  await page.waitForLoadState('networkidle');
  await expect(panel.getByRole('spinbutton')).toHaveValue('3');
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => platform.cartLines(account)).toEqual([{ code: 'BB-GS-SCENTBAR-24', qty: 3 }]);
});

test(
  'hearts that are tapped before their script is loaded show at once and count',
  { tag: ['@phone'] },
  async ({ page }) => {
    const release = await openWithoutScripts(page, '/shop/training-treats');
    const hearts = page.getByRole('main').getByRole('button', { name: /^Shortlist: / });
    for (const tapped of [0, 1, 1, 2]) await hearts.nth(tapped).click();
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(page.getByRole('link', { name: 'Shortlist 2' })).toBeVisible();
    await page.reload();
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a heart counts for who leaves at once, before its script is loaded', async ({ page }) => {
  await openWithoutScripts(page, '/product/lavender-waste-bag-rolls');
  const sent = page.waitForResponse('**/api/shortlist');
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  expect((await sent).status()).toBe(204);
  await page.goto('/shortlist', { waitUntil: 'commit' });
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
});
