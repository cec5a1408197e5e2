import { expect, test } from '../fixtures';

const GONE = { slug: 'christmas-treat-crate', name: 'Christmas Treat Crate' };

test(
  'a product that is out of stock says so at once, and offers a notification',
  { tag: ['@no-js'] },
  async ({ newcomerPage: page, expectAccessible }) => {
    await page.goto(`/product/${GONE.slug}`);
    const panel = page.getByRole('form', { name: 'Order' });
    await expect(panel.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
    await expect(panel.getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add all to cart' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(panel.getByText('You will get one e-mail')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Tell me when it is back' })).toHaveCount(0);
    await expectAccessible(page, { onPhones: true });
  },
);
