import type { Page } from '@playwright/test';
import { PLANT_BAGS, SMALL_CART } from '../support/people/goods';
import { addAll, paste, read } from '../support/people/order-pad';
import { enter, expect, test } from '../fixtures';

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
    await expect(page.getByText('The line is on your list of what is saved for later.')).toBeVisible();
    // More of it is added to what is saved, and its undo leaves that.
    await platform.fillCart(newcomer, [{ slug: PLANT_BAGS.slug, code: 'SG-WB-PLT-4', qty: 3 }]);
    await page.goto('/cart');
    await page.getByRole('button', { name: `Save ${PLANT_BAGS.name} for later` }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await page.goto('/lists');
    await page.getByRole('link', { name: 'Saved for later' }).click();
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

test('two tabs and a colleague change the cart at once, and each is shown what the others did', async ({
  newcomerPage: first,
  newcomer,
  platform,
  browser,
}) => {
  await platform.fillCart(newcomer, [...SMALL_CART, { slug: PLANT_BAGS.slug, code: 'SG-WB-PLT-8', qty: 2 }]);
  const context = await browser.newContext();
  await enter(context.request, platform, newcomer);
  const colleague = await context.newPage();
  await colleague.goto('/cart');
  await expect(colleague.getByRole('spinbutton')).toHaveCount(2);
  await colleague.goto('/quick-order');
  await paste(colleague).fill('BB-TR-ROO-100 3\nBB-WT-DIL-3 2');
  await read(colleague);
  await expect(colleague.getByText('2 of 2 rows ready')).toBeVisible();
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto('/cart');
    await expect(tab.getByRole('spinbutton')).toHaveCount(2);
  }
  const quantity = first.getByRole('spinbutton').first();
  await quantity.fill('4');

  await Promise.all([
    quantity.press('Enter'),
    second
      .getByRole('button', { name: `Remove ${PLANT_BAGS.name}` })
      .nth(1)
      .click(),
    addAll(colleague),
  ]);
  const together = [
    { code: 'SG-WB-PLT-4', qty: 4 },
    { code: 'BB-TR-ROO-100', qty: 3 },
    { code: 'BB-WT-DIL-3', qty: 2 },
  ];
  await expect.poll(() => platform.cartLines(newcomer)).toEqual(together);

  const notice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
  const now = 'Changed elsewhere just now';
  await expect(notice(first, now)).toContainText('taken out, quantity 2');
  await expect(notice(first, now)).not.toContainText('now 4');
  await expect(notice(second, now)).toContainText('quantity 1, now 4');
  await expect(notice(second, now)).not.toContainText('taken out');

  const since = 'Changed since you last looked';
  await first.reload();
  await expect(notice(first, since)).toContainText('added, quantity 3');
  await expect(notice(first, since)).toContainText('added, quantity 2');
  await expect(notice(first, since)).not.toContainText('taken out');
  await expect(colleague.getByText('5 pieces are in your cart.')).toBeVisible();
  await colleague.goto('/cart');
  await expect(notice(colleague, since)).toContainText('quantity 1, now 4');
  await expect(notice(colleague, since)).not.toContainText('added');
  await notice(colleague, since).getByRole('button', { name: /^Undo/ }).click();
  await expect
    .poll(() => platform.cartLines(newcomer))
    .toEqual(expect.arrayContaining([...together, { code: 'SG-WB-PLT-8', qty: 2 }]));
  await context.close();
});
