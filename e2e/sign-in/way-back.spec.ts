import { PLANT_BAGS } from '../support/people/goods';
import { expect, signIn, test } from '../fixtures';

const CHOSEN = `/product/${PLANT_BAGS.slug}?option.Pack=60+rolls&qty=6`;

test(
  'a sign-in for prices comes back to the same option, quantity and place',
  { tag: ['@phone', '@no-js'] },
  async ({ page, account, platform }) => {
    await platform.fillCart(account);
    await page.goto(CHOSEN);
    const login = page
      .getByRole('region', { name: 'Trade prices' })
      .getByRole('link', { name: 'Log in to see prices' });
    await login.click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, account);
    await expect(page).toHaveURL(`${CHOSEN}#order`);
    const panel = page.getByRole('form', { name: 'Order' });
    await expect(panel).toBeInViewport();
    await expect(panel.getByRole('radio', { name: '60 rolls' })).toBeChecked();
    await expect(panel.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('6');
  },
);

test(
  'a sign-in for prices of a list comes back to the same product',
  { tag: ['@no-js'] },
  async ({ page, account, platform }) => {
    await platform.fillCart(account);
    await page.goto('/shop/training-treats');
    await page.locator('#beef-liver-slices').getByRole('link', { name: 'Log in to see prices' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, account);
    await expect(page).toHaveURL('/shop/training-treats#beef-liver-slices');
    await expect(page.locator('#beef-liver-slices')).toBeInViewport();
    await expect(page.locator('#beef-liver-slices')).toContainText('$');
  },
);
