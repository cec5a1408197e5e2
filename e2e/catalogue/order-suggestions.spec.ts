import { expect, test } from '../fixtures';

test(
  'a customer orders from the suggestions of the search, several in a row',
  { tag: ['@phone'] },
  async ({ newcomerPage: page, newcomer, platform, expectAccessible }) => {
    await page.goto('/about');
    const field = page.getByLabel('Search products').filter({ visible: true });
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.pressSequentially('bb-sh-oat', { delay: 40 });
    const list = page.getByRole('grid', { name: 'Suggestions' });
    await list.getByRole('textbox', { name: /^Quantity of Everyday Oatmeal Shampoo, 500 mL, Oatmeal/ }).fill('3');
    await list.getByRole('button', { name: /^Add Everyday Oatmeal Shampoo, 500 mL, Oatmeal/ }).click();
    await expect(list.getByText('3 added to your cart')).toBeVisible();
    await expect(page.locator('#order-bar')).toContainText('$47.40');
    await page.screenshot({ path: `test-results/look-suggest-${test.info().project.name}.png` });
    await expectAccessible(page);

    await expect(field).toBeFocused();
    await page.keyboard.type('sg-ds-cap-cly');
    await expect(list.getByRole('link', { name: 'Capsule Bag Dispenser, Clay' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await expect(list.getByText('Sold in multiples of 6.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(list.getByText('12 added to your cart')).toBeVisible();
    expect(await platform.cartLines(newcomer)).toEqual([
      { code: 'BB-SH-OAT-500', qty: 3 },
      { code: 'SG-DS-CAP-CLY', qty: 12 },
    ]);
  },
);
