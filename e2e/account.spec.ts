import { expect, test } from './fixtures';

test('the account shows the company, its orders and its addresses', { tag: ['@phone', '@no-js'] }, async ({ customer: page, account, expectAccessible }) => {
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName);
  await expectAccessible(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/signup', '/forgotpassword']) {
  test(`${path} tells a visitor what to do`, { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
