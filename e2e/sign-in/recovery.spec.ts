import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { aCustomer } from '../support/people/new-customer';
import { codeIn, linkIn } from '../support/shops/platform';

const PRODUCT = '/product/plant-blend-waste-bags';
const PASSWORD = 'seven-quiet-magpies';

async function askForCode(page: Page, email: string, next = ''): Promise<void> {
  await page.goto(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
}

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const save = (page: Page) => page.getByRole('button', { name: 'Set password and log in' }).click();

test(
  'a forgotten password: the code, a new one, and on to the requested page',
  { tag: ['@no-js'] },
  async ({ page, platform, expectAccessible }) => {
    test.slow();
    const { email } = await aCustomer(platform);
    const mail = await platform.mailAfter(email, () => askForCode(page, email, PRODUCT));
    await expectAccessible(page, { onPhones: true });

    await test.step('the rules are shown at the field, the password is cleared, the code stays', async () => {
      await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill('123 456');
      await newPassword(page).fill('short');
      await save(page);
      await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
      await expect(newPassword(page)).toHaveValue('');
      await expect(page.getByRole('textbox', { name: 'Code from the e-mail' })).toHaveValue('123 456');
      await newPassword(page).fill(email);
      await save(page);
      await expect(page.getByText('Your e-mail address is no password')).toBeVisible();
      await expectAccessible(page, { onPhones: true });
    });

    await test.step('a wrong code is reported at its field', async () => {
      await page
        .getByRole('textbox', { name: 'Code from the e-mail' })
        .fill(codeIn(mail) === '111111' ? '222222' : '111111');
      await newPassword(page).fill(PASSWORD);
      await save(page);
      await expect(page.getByText('This code is not right.')).toBeVisible();
    });

    await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(codeIn(mail));
    await newPassword(page).fill(PASSWORD);
    await save(page);
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
    expect(await platform.signIn({ email, password: PASSWORD })).not.toBe('');
  },
);

test(
  'the link of the e-mail needs only the new password, and works once',
  { tag: ['@no-js'] },
  async ({ page, platform, expectAccessible }) => {
    const { email } = await aCustomer(platform);
    const link = linkIn(await platform.mailAfter(email, () => askForCode(page, email)), /\/forgotpassword\?/);
    await page.goto(link);
    await expect(page.getByRole('textbox', { name: 'Code from the e-mail' })).toHaveCount(0);
    await expect(page.getByText(email)).toBeVisible();
    await newPassword(page).fill(PASSWORD);
    await expectAccessible(page);
    await save(page);
    await expect(page).toHaveURL('/');
    await page.goto(link);
    await newPassword(page).fill(`${PASSWORD}-2`);
    await save(page);
    await expect(page.getByRole('alert').filter({ hasText: 'This link does not work any more' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Send again/ })).toBeVisible();
  },
);

test('a suggested password is shown, and can be used', async ({ page, platform }) => {
  const { email } = await aCustomer(platform);
  const mail = await platform.mailAfter(email, () => askForCode(page, email));
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(codeIn(mail));
  await page.getByRole('button', { name: 'Suggest a password' }).click();
  await expect(newPassword(page)).toHaveAttribute('type', 'text');
  const password = await newPassword(page).inputValue();
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
  await save(page);
  await expect(page).toHaveURL('/');
  expect(await platform.signIn({ email, password })).not.toBe('');
});

test('an unknown address sees the same, and gets nothing', { tag: ['@no-js'] }, async ({ page, account, platform }) => {
  const words = async (email: string) => {
    await askForCode(page, email);
    return (await page.getByRole('main').innerText()).replaceAll(email, '…').replace(/Send again.*/, '');
  };
  const known = await words(account.email);
  expect(await words('nobody-there@example.com')).toBe(known);
  expect(await platform.mails('nobody-there@example.com')).toEqual([]);
});
