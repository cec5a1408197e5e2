import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { mailTo, mailsTo } from '../support/shops/mailbox';

const SITE = 'hello@banksiaandbark.example';
const SENT = 'Thank you, your message has been sent';
const PLATFORM = process.env.PLATFORM_URL ?? '';

let counter = 0;
const unique = (what: string) => `${what} ${Date.now()} ${(counter += 1)}`;
const form = (page: Page, name: string) => page.getByRole('form', { name });
const atPlatform = (url: URL) => url.origin === PLATFORM;

test(
  'a form for customers asks a visitor to sign in, and comes back',
  { tag: ['@no-js'] },
  async ({ page, account, expectAccessible }) => {
    await page.goto('/request-a-return');
    await expect(page.getByText('Please log in first')).toBeVisible();
    await expect(form(page, 'Return request')).toHaveCount(0);
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, account);
    await page.waitForURL(/\/request-a-return/);
    const fields = form(page, 'Return request');
    const goods = unique('Six jars');
    await fields.getByLabel('Order number').fill('BB-10001');
    await fields.getByLabel('Date it arrived').fill('03/10/2026');
    await fields.getByLabel('What would you like to return, and why?').fill(goods);
    await fields.getByRole('button', { name: 'Ask for a return number' }).click();
    await expect(page.getByText(SENT, { exact: true })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    const mail = await mailTo(PLATFORM, SITE, goods);
    expect(mail.text).toContain(`Account: ${account.email}`);
    expect(mail.reply_to).toBe(account.email);
  },
);

test(
  'a form with a captcha needs no input, and without scripts has to be sent twice',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible, javaScriptEnabled }) => {
    const name = unique('Sam');
    await page.goto('/sample-box');
    const fields = form(page, 'Sample box');
    await fields.getByLabel('Your name').fill(name);
    await fields.getByLabel('Business').fill('Wash House');
    await fields.getByLabel('E-mail address').fill('sam@example.net');
    await fields.getByLabel('Postcode').fill('2609');
    const send = fields.getByRole('button', { name: 'Ask for a sample box' });
    await send.click();
    if (javaScriptEnabled === false) {
      await expect(page.getByText('One more step: check what you typed, and send it once more.')).toBeVisible();
      await expect(fields.getByLabel('Your name')).toHaveValue(name);
      expect(await mailsTo(PLATFORM, SITE, name)).toEqual([]);
      await page.waitForTimeout(2_200);
      await send.click();
    }
    await expect(page.getByText(SENT, { exact: true })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await mailTo(PLATFORM, SITE, name);
  },
);

test.describe('a form whose captcha cannot be loaded', () => {
  test.use({ expectedProblems: /503/ });

  test('has to be sent twice instead', async ({ page, expectAccessible }) => {
    const name = unique('Sam');
    await page.route('**/api/form/challenge', (route) => route.fulfill({ status: 503 }));
    await page.goto('/sample-box');
    const fields = form(page, 'Sample box');
    await fields.getByLabel('Your name').fill(name);
    await expect(fields.getByText('The check did not work. You will be asked to send the form twice.')).toBeVisible();
    await fields.getByLabel('Business').fill('Wash House');
    await fields.getByLabel('E-mail address').fill('sam@example.net');
    await fields.getByLabel('Postcode').fill('2609');
    await fields.getByRole('button', { name: 'Ask for a sample box' }).click();
    await expect(page.getByText('One more step', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.waitForTimeout(2_200);
    await fields.getByRole('button', { name: 'Ask for a sample box' }).click();
    await expect(page.getByText(SENT, { exact: true })).toBeVisible();
  });
});

test.describe('a form that costs something', () => {
  const PAID = 'Payment Successful. Please check your email for your invoice.';

  async function book(page: Page) {
    const booking = { name: unique('Groomer'), email: `groomer-${Date.now()}-${(counter += 1)}@example.net` };
    await page.goto('/grooming-workshop');
    const fields = form(page, 'Grooming workshop in Fyshwick');
    await expect(fields.getByText('$88.00 including GST.', { exact: false })).toBeVisible();
    await fields.getByLabel('Name of the groomer').fill(booking.name);
    await fields.getByLabel('E-mail address for the invoice').fill(booking.email);
    await fields.getByLabel('Which day would you like to come?').fill('03/12/2026');
    await fields.getByRole('button', { name: 'Book and pay' }).click();
    await page.waitForURL(atPlatform);
    await expect(page.getByText('$88.00').first()).toBeVisible();
    return booking;
  }

  test('is replaced by its success once it is paid', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
    const booking = await book(page);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByText(PAID, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/grooming-workshop\?form=3&payum_token=/);
    await expect(form(page, 'Grooming workshop in Fyshwick')).toHaveCount(0);
    // The browser scrolls to the form.
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, { onPhones: true });
    expect((await mailTo(PLATFORM, SITE, booking.name)).text).toContain('Paid: $88.00');
    expect((await mailTo(PLATFORM, booking.email, 'Tax invoice')).text).toContain('GST in it: $8.00');
    await page.goto('/grooming-workshop');
    await expect(form(page, 'Grooming workshop in Fyshwick')).toBeVisible();
  });

  test(
    'says that a payment failed, and has one form, filled, that leads to the same payment',
    { tag: ['@no-js'] },
    async ({ page, browser, expectAccessible }) => {
      const booking = await book(page);
      const payment = page.url();
      await page.getByRole('button', { name: 'Decline the payment' }).click();
      await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
      const fields = page.getByRole('main').locator('form');
      await expect(fields).toHaveCount(1);
      await expect(fields.getByLabel('Name of the groomer')).toHaveValue(booking.name);
      await expect(fields.getByLabel('E-mail address for the invoice')).toHaveValue(booking.email);
      await expect(fields.getByLabel('Which day would you like to come?')).toHaveValue('03/12/2026');
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(['form', 'payum_token']);
      await expectAccessible(page);
      // The address alone shows nothing of it.
      const other = await browser.newPage();
      await other.goto(page.url());
      await expect(other.getByLabel('Name of the groomer')).toHaveValue('');
      await other.close();
      expect(await mailsTo(PLATFORM, SITE, booking.name)).toEqual([]);
      await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', payment);
      await fields.getByRole('button', { name: 'Book and pay' }).click();
      await page.waitForURL(({ origin, pathname }) => origin + pathname === payment);
      await page.getByRole('button', { name: 'Approve the payment' }).click();
      await expect(page.getByText(PAID, { exact: true })).toBeVisible();
      await mailTo(PLATFORM, SITE, booking.name);
      expect(await mailsTo(PLATFORM, SITE, booking.name)).toHaveLength(1);
    },
  );

  test('can resume an abandoned payment', async ({ page, expectAccessible }) => {
    await book(page);
    await page.getByRole('button', { name: 'Leave without paying' }).click();
    await expect(page.getByText('The payment is not complete', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
    await expectAccessible(page);
  });

  test('ignores an address that claims a payment', { tag: ['@no-js'] }, async ({ page }) => {
    await page.goto('/grooming-workshop?form=3&payum_token=made-up');
    await expect(form(page, 'Grooming workshop in Fyshwick')).toBeVisible();
    await expect(page.getByText(PAID, { exact: true })).toHaveCount(0);
  });
});
