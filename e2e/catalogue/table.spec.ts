import { LUCA } from '../support/people/accounts';
import { expect, signIn, test } from '../fixtures';

test(
  'a customer orders many products from a list as a table',
  { tag: ['@no-js', '@phone'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/shop/training-treats?stock=1');
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL('/shop/training-treats?stock=1');
    const quantity = page.getByRole('textbox', { name: 'Quantity of Kangaroo Training Bites, 100 g' });
    await quantity.fill('2');
    const others = page.getByRole('textbox', { name: /^Quantity of/ });
    await others.last().fill('many');
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('Nothing was added yet. Check the marked quantities.')).toBeVisible();
    await expect(quantity).toHaveValue('2');
    await expectAccessible(page);
    await others.last().fill('');
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('Added to the cart: 2.')).toBeVisible();
    expect(await platform.cartLines(newcomer)).toEqual([{ code: 'BB-TR-ROO-100', qty: 2 }]);

    // The choice stays, also for a search.
    await page.goto('/search/BB-TR-ROO-100');
    await expect(quantity).toBeVisible();
    await page.getByRole('link', { name: 'Pictures', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

test('products that were bought before say so, in the grid and in the table', async ({ page, expectAccessible }) => {
  await signIn(page, LUCA);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/search/kangaroo%20jerky%20strips');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Bought \d+ \w+ \d{4}: \d+/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'DF-JK-ROO-100' }).first()).toContainText(/Bought/);
  await expectAccessible(page);
});
