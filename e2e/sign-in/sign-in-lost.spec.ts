import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newAddress } from '../support/people/application';
import { aCustomer } from '../support/people/new-customer';
import { codeIn } from '../support/shops/platform';

const EMAIL = { name: 'E-mail address' } as const;

/** The form says that there was no reply, and keeps each field; the message is gone once it was sent again. */
async function survives(page: Page, button: Locator, fields: readonly Locator[]): Promise<void> {
  const typed = await Promise.all(fields.map((field) => field.inputValue()));
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible();
  await expect(page.getByText('No connection. Nothing is lost; we keep trying.')).toBeVisible();
  expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(typed);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
}

test.describe('a connection that is lost while a form is sent', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('by password', async ({ page, newcomer, expectAccessible }) => {
    await page.goto('/login?next=%2Fprofile');
    const fields = [page.getByRole('textbox', EMAIL), page.getByRole('textbox', { name: 'Password' })];
    await fields[0]?.fill(newcomer.email);
    await fields[1]?.fill(newcomer.password);
    await survives(page, page.getByRole('main').getByRole('button', { name: 'Log in' }), fields);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('No connection. Nothing is lost; we keep trying.')).toHaveCount(0);
    await expectAccessible(page, { onPhones: true });
  });

  test('by e-mail, and by its code', async ({ page, newcomer, platform }) => {
    await page.goto('/login?next=%2Fprofile');
    const field = page.getByRole('textbox', EMAIL);
    await field.fill(newcomer.email);
    const mail = await platform.mailAfter(newcomer.email, async () => {
      await survives(page, page.getByRole('button', { name: 'E-mail me a link' }), [field]);
      await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    });
    const code = page.getByRole('textbox', { name: 'Code from the e-mail' });
    await code.fill(codeIn(mail));
    await survives(page, page.getByRole('main').getByRole('button', { name: 'Log in' }), [code]);
    await expect(page).toHaveURL('/profile');
  });

  test('a forgotten password: the address, the code and the new password', async ({ page, platform }) => {
    const { email } = await aCustomer(platform);
    await page.goto('/forgotpassword');
    const field = page.getByRole('textbox', EMAIL);
    await field.fill(email);
    const mail = await platform.mailAfter(email, async () => {
      await survives(page, page.getByRole('button', { name: 'Send me a code' }), [field]);
      await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    });
    const fields = [
      page.getByRole('textbox', { name: 'Code from the e-mail' }),
      page.getByRole('textbox', { name: 'New password' }),
    ];
    await fields[0]?.fill(codeIn(mail));
    await fields[1]?.fill('seven-quiet-magpies');
    await survives(page, page.getByRole('button', { name: 'Set password and log in' }), fields);
    await expect(page).toHaveURL('/');
    expect(await platform.signIn({ email, password: 'seven-quiet-magpies' })).not.toBe('');
  });

  test('an application, the ABN too', async ({ page }) => {
    await page.goto('/signup');
    const typed = {
      ABN: '51 824 753 556',
      'Company name': 'Tail & Co',
      'First name': 'Ana',
      'Last name': 'Li',
      'E-mail address': newAddress(),
    };
    const fields = Object.keys(typed).map((name) => page.getByRole('textbox', { name }));
    for (const [index, value] of Object.values(typed).entries()) await fields[index]?.fill(value);
    await survives(page, page.getByRole('button', { name: 'Request an account' }), fields);
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail to confirm' })).toBeVisible();
  });

  test('a new password', async ({ newcomerPage: page, newcomer, platform }) => {
    await page.goto('/profile');
    const form = page.getByRole('form', { name: 'Password' });
    const fields = [
      form.getByRole('textbox', { name: 'Current password' }),
      form.getByRole('textbox', { name: 'New password' }),
    ];
    await fields[0]?.fill(newcomer.password);
    await fields[1]?.fill('seven-quiet-magpies');
    await survives(page, form.getByRole('button', { name: 'Change password' }), fields);
    await expect(form.getByText('Your password is changed.')).toBeVisible();
    expect(await platform.signIn({ email: newcomer.email, password: 'seven-quiet-magpies' })).not.toBe('');
  });
});

test.describe('a platform that does not reply', () => {
  test.use({ expectedProblems: /50[03]|Failed to load resource/ });
  test('the form says so and can be tried again; the banner comes, and goes with the next reply', async ({
    page,
    newcomer,
    faultyShop: shop,
    expectAccessible,
  }) => {
    await page.goto(`${shop.address}/login?next=%2Fprofile`);
    const password = page.getByRole('textbox', { name: 'Password' });
    const banner = page.getByText('No connection. Nothing is lost; we keep trying.');
    await page.getByRole('textbox', EMAIL).fill(newcomer.email);
    await password.fill(newcomer.password);
    shop.proxy.breaks(/user\/login|currentDomain/, { kind: 'disconnect' });
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(password).toHaveValue(newcomer.password);
    await expectAccessible(page);
    shop.proxy.heal();
    await expect(banner).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`${shop.address}/profile`);
  });

  test('an error message is not a lost connection', async ({ page, newcomer, faultyShop: shop }) => {
    await page.goto(`${shop.address}/login`);
    await page.getByRole('textbox', EMAIL).fill(newcomer.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password);
    shop.proxy.breaks(/user\/login/, { kind: 'status', status: 503 });
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('No connection. Nothing is lost; we keep trying.')).toHaveCount(0);
  });
});
