import { PLANT_BAGS, SMALL_CART } from '../support/goods';
import { expect, test } from '../fixtures';

test(
  'a line is saved for later, and comes back',
  { tag: ['@no-js', '@phone'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await platform.fillCart(newcomer, SMALL_CART);
    await page.goto('/cart');
    await page.getByRole('button', { name: `Save ${PLANT_BAGS.name} for later` }).click();
    await expect(page.getByText('The line is on your list of what is saved for later.')).toBeVisible();
    expect(await platform.cartLines(newcomer)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    expect(await platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-4', qty: 1 }]);
    await page.getByRole('button', { name: `Save ${PLANT_BAGS.name} for later` }).click();
    await page.getByRole('link', { name: 'See the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved for later' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Quantity of Plant-Blend Waste Bags/ })).toHaveValue('1');
  },
);

test(
  'the cart says what a colleague took out, and brings it back',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await platform.fillCart(newcomer, SMALL_CART);
    await page.goto('/cart');
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await page.goto('/shop');
    // A sign-in of its own, as on another device.
    await platform.fillCart(newcomer, []);
    await page.goto('/cart');
    const log = page.getByRole('status').filter({ hasText: 'Changed since you last looked' });
    await expect(log.getByText(/taken out, quantity 1/)).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await log.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
    await expect(log).toHaveCount(0);
    expect(await platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-4', qty: 1 }]);
  },
);

test('what was changed in another tab is told while the cart is open', async ({
  newcomerPage: page,
  newcomer,
  platform,
}) => {
  await platform.fillCart(newcomer, SMALL_CART);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  const other = await page.context().newPage();
  await other.goto('/cart');
  await other.getByRole('spinbutton').fill('4');
  await other.getByRole('spinbutton').press('Enter');
  await expect.poll(() => platform.cartLines(newcomer)).toEqual([{ code: 'SG-WB-PLT-4', qty: 4 }]);
  await expect(page.getByText('Changed elsewhere just now')).toBeVisible();
  await expect(page.getByText(/quantity 1, now 4/)).toBeVisible();
  await expect(other.getByText('Changed elsewhere just now')).toHaveCount(0);
});
