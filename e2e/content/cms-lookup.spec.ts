import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

test.describe.configure({ timeout: 120_000 });

test(
  'the product of a widget is found by its name, which is said below its field',
  { tag: ['@no-js'] },
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    const office = new BackOffice(page);
    await office.signIn();
    await office.makePage('Above the product');
    await page.getByLabel('New widget').selectOption('Sell/product_view');
    await page.getByRole('button', { name: 'Add widget' }).click();
    const product = page.getByRole('combobox', { name: 'Product', exact: true });
    const named = page.locator('.field').filter({ has: product }).locator('[data-chosen]');
    await expect(product).toHaveValue('everyday-oatmeal-shampoo');
    await expect(named).toHaveText('Everyday Oatmeal Shampoo');

    if (javaScriptEnabled === false) {
      await product.fill('beechwood-wash-brush');
      await page.getByRole('button', { name: 'Save draft' }).click();
    } else {
      await product.fill('beechw');
      await expect(named).toBeEmpty();
      await expect(page.locator('#f-product-names option')).toHaveAttribute('value', 'beechwood-wash-brush');
      // What the browser does when the suggestion is chosen.
      await product.fill('beechwood-wash-brush');
      await office.expectSaved();
      await expect(office.preview.getByRole('heading', { name: 'Beechwood Wash Brush', exact: true })).toBeVisible();
    }
    await expect(named).toHaveText('Beechwood Wash Brush');
    await expectAccessible(page);
    await page.reload();
    await expect(product).toHaveValue('beechwood-wash-brush');
    await expect(named).toHaveText('Beechwood Wash Brush');
  },
);
