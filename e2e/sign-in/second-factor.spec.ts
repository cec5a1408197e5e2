import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { authenticatorCode } from '../support/people/authenticator';
import { BackOffice } from '../support/people/back-office';
import { linkIn } from '../support/shops/platform';

test.describe('a member of staff', () => {
  test.use({ expectedProblems: /422/ });

  test(
    'is added, sets a password, switches a second factor on, and signs in with a recovery code',
    { tag: ['@no-js'] },
    async ({ page, browser, platform, expectAccessible }) => {
      test.slow();
      const email = `staff-${randomUUID().slice(0, 8)}@example.com`;
      const owner = new BackOffice(await browser.newPage());
      await owner.signIn();
      await owner.page.goto(`${owner.address}/cms/staff`);
      await owner.page.getByLabel('First name').fill('Wren');
      await owner.page.getByLabel('Last name').fill('Abbott');
      await owner.page.getByLabel('E-mail address').fill(email);
      await owner.page.getByLabel('Role', { exact: true }).selectOption('Warehouse');
      const mail = await platform.mailAfter(email, () =>
        owner.page.getByRole('button', { name: 'Add to the staff' }).click(),
      );
      await owner.page.close();

      await page.goto(linkIn(mail, /\/forgotpassword\?/));
      await page.getByRole('textbox', { name: 'New password' }).fill('seven-quiet-magpies');
      await page.getByRole('button', { name: 'Set password and log in' }).click();
      await expect(page).toHaveURL('/');

      const signIn = async (): Promise<void> => {
        await page.goto(`${platform.address}/cms/account`);
        await page.getByLabel('E-mail address').fill(email);
        await page.getByLabel('Password').fill('seven-quiet-magpies');
        await page.getByRole('button', { name: 'Sign in' }).click();
      };
      await signIn();
      await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
      await expectAccessible(page, { onPhones: true });
      const key = await page.locator('code').innerText();
      await page.getByLabel('Code', { exact: true }).fill('000 000');
      await page.getByRole('button', { name: 'Switch it on' }).click();
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/^This code is not right/);
      await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(key));
      await page.getByRole('button', { name: 'Switch it on' }).click();
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
      const [recovery = ''] = await page.locator('li code').allInnerTexts();
      await expectAccessible(page, { onPhones: true });
      await page.getByRole('button', { name: 'Sign out' }).click();

      await signIn();
      await expect(page.getByRole('heading', { level: 1, name: 'The code of your app' })).toBeVisible();
      await expectAccessible(page, { onPhones: true });
      // A recovery code works once, the code that switched it on not again.
      await page.getByLabel('Code', { exact: true }).fill(authenticatorCode(key, Date.now() - 300_000));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/^This code is not right/);
      await page.getByLabel('Code', { exact: true }).fill(recovery);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('9 recovery codes are left', { exact: false })).toBeVisible();
    },
  );
});
