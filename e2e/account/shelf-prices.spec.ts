import { expect, test } from '../fixtures';

test(
  'a customer sees what they sell for beside what they pay, and prints labels',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, expectAccessible }) => {
    await page.goto('/my-account');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Shelf prices' }).click();
    const times = page.getByLabel('My price times');
    await times.fill('lots');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a number from 1 to 20, with two decimals at most.')).toBeVisible();
    await expect(times).toHaveValue('lots');
    await expectAccessible(page, { onPhones: true });
    await times.fill('2.2');
    await page.getByLabel('Show shelf prices and margins beside my prices').check();
    await page.getByLabel('Dog Waste Bags, Dispensers & Accessories').fill('3');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved. Lists show it now.')).toBeVisible();

    // $5.90 by 2.2 is $12.98, which ends in .95 at $13.95.
    await page.goto('/search/BB-TR-ROO-100?view=table');
    await expect(page.getByText('Shelf $13.95 · margin 53%').filter({ visible: true })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await page.goto('/lists');
    await page.getByLabel('Name').fill('Front shelf');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page.getByLabel('Codes and quantities, a line each').fill('BB-TR-ROO-100 12\n2 x SG-WB-PLT-60');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByText('Shelf $13.95 · margin 53%')).toBeVisible();
    await page.getByRole('link', { name: 'Shelf labels' }).click();
    await expect(page.getByText('$13.95', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Code / })).toHaveCount(2);
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('link', { name: 'Roll, 62 mm' }).click();
    await expect(page).toHaveURL(/sheet=roll$/);
    await expect(page.getByText('$13.95', { exact: true })).toBeVisible();
  },
);

test('a shelf price stands beside the price of a product, in the cart and on the pad', async ({
  newcomerPage: page,
  expectAccessible,
}) => {
  const shelf = page.getByText('Shelf $13.95 · margin 53%').filter({ visible: true });
  await page.goto('/my-account/shelf-prices');
  await page.getByLabel('Show shelf prices and margins beside my prices').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Lists show it now.')).toBeVisible();
  await page.goto('/product/kangaroo-training-bites?option.Size=100+g');
  await expect(shelf).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart').first()).toBeAttached();
  await page.goto('/cart');
  await expect(shelf).toBeVisible();
  await page.goto('/quick-order');
  await page.getByRole('textbox', { name: 'Your order as text' }).fill('BB-TR-ROO-100 12');
  await page.getByRole('button', { name: 'Put it on the pad' }).click();
  await expect(shelf).toBeVisible();
  await expectAccessible(page);
});
