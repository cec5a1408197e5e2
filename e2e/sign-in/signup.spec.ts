import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { approvedAfter, newAddress } from '../support/people/application';
import { codeIn, linkIn } from '../support/shops/platform';

const ABN = { good: '51 824 753 556', wrong: '51 824 753 557' };

async function fill(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'ABN' }).fill(ABN.good);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Tail & Co');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Li');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
}

async function apply(page: Page, email: string): Promise<void> {
  await fill(page, email);
  await page.getByRole('button', { name: 'Request an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail to confirm' })).toBeVisible();
}

test(
  'an application: sent, confirmed, approved, and signed in',
  { tag: ['@phone', '@no-js'] },
  async ({ page, platform, expectAccessible }) => {
    test.slow();
    const email = newAddress();
    await page.goto('/signup');
    await expect(page.getByText('is located in Australia')).toBeVisible();
    await expect(page.getByLabel('Date of birth')).toHaveCount(0);
    await expectAccessible(page);
    const mail = await platform.mailAfter(email, () => apply(page, email));
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);

    const approved = await approvedAfter(platform, email, async () => {
      await page.goto(linkIn(mail, /\/login\/link\?/));
      await page.getByRole('button', { name: `Log in as ${email}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await expect(page.getByText('at least 5 business days')).toBeVisible();
      await expectAccessible(page);
    });
    await page.goto(approved);
    await page.getByRole('button', { name: `Log in as ${email}` }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  },
);

test('an application is confirmed by its code too', { tag: ['@no-js'] }, async ({ page, platform }) => {
  const email = newAddress();
  const mail = await platform.mailAfter(email, () => apply(page, email));
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(codeIn(mail));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test('a known address sees the same as a new one', { tag: ['@no-js'] }, async ({ page, account, platform }) => {
  const mail = await platform.mailAfter(account.email, () => apply(page, account.email));
  const words = (await page.getByRole('main').innerText()).replaceAll(account.email, '…').replace(/Send again.*/, '');
  expect(mail.subject).not.toContain('Confirm');
  const email = newAddress();
  await page.context().clearCookies();
  await apply(page, email);
  expect((await page.getByRole('main').innerText()).replaceAll(email, '…').replace(/Send again.*/, '')).toBe(words);
});

test(
  'missing or invalid input is reported at its field, and no input is lost',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible }) => {
    await fill(page, 'not-an-address');
    await page.getByRole('textbox', { name: 'ABN' }).fill(ABN.wrong);
    await page.getByRole('textbox', { name: 'Last name' }).fill('');
    await page.getByRole('button', { name: 'Request an account' }).click();
    await expect(page.getByText('Enter an e-mail address such as name@example.com.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'ABN' })).toHaveAccessibleDescription(
      /This is not an ABN: check the digits/,
    );
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription('Enter your last name.');
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Tail & Co');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('not-an-address');
    await expectAccessible(page, { onPhones: true });
  },
);

test('the ABN is checked as it is typed', async ({ page }) => {
  await page.goto('/signup');
  const field = page.getByRole('textbox', { name: 'ABN' });
  await field.pressSequentially('5182475355');
  await expect(page.getByText('check the digits')).toHaveCount(0);
  await field.press('7');
  await expect(page.getByText('This is not an ABN: check the digits.')).toBeVisible();
  await field.fill('51824753556');
  await expect(page.getByRole('status').filter({ hasText: 'This can be an ABN.' })).toHaveCount(1);
  await field.blur();
  await expect(field).toHaveValue(ABN.good);
});
