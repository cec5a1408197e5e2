import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { mailTo, mailsTo } from '../support/shops/mailbox';

const SITE = 'hello@banksiaandbark.example';
const SENT = 'Thank you, your message has been sent';
const PLATFORM = process.env.PLATFORM_URL ?? '';
const ADMIN = { email: 'admin@example.com', password: 'demo-password-1' };

let counter = 0;
const unique = (what: string) => `${what} ${Date.now()} ${(counter += 1)}`;
const form = (page: Page, name: string) => page.getByRole('form', { name });

async function fillContact(page: Page, message: string) {
  const fields = form(page, 'Contact');
  await fields.getByLabel('Your name').fill('Kim <b>Lee</b>');
  await fields.getByLabel('E-mail address').fill('kim@example.net');
  await fields.getByLabel('How can we help?').fill(message);
  return fields;
}

test.describe('the contact form', () => {
  test(
    'arrives, and an answer to it goes to who sent it',
    { tag: ['@phone', '@no-js', '@returning'] },
    async ({ page, javaScriptEnabled, expectAccessible }) => {
      const message = unique('Where is my order?');
      await page.goto('/contact');
      const fields = await fillContact(page, message);
      await fields.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByText(SENT, { exact: true })).toBeVisible();
      await expect(fields).toHaveCount(0);
      await expectAccessible(page);
      const mail = await mailTo(PLATFORM, SITE, message);
      expect(mail.reply_to).toBe('kim@example.net');
      expect(mail.text).toContain('Your name: Kim <b>Lee</b>');
      expect(mail.text).toContain('/contact');
      await page.getByRole(javaScriptEnabled === false ? 'link' : 'button', { name: 'Send another message' }).click();
      await expect(fields.getByLabel('Your name')).toHaveValue('');
    },
  );

  test(
    'says next to each field what is wrong, keeps what was typed, and leads to the first',
    { tag: ['@no-js'] },
    async ({ page, expectAccessible }) => {
      await page.goto('/contact');
      const fields = form(page, 'Contact');
      await fields.getByLabel('E-mail address').fill('kim@@example');
      await fields.getByLabel('How can we help?').fill('A question\nover two lines');
      await fields.getByRole('button', { name: 'Send the message' }).click();
      await expect(fields.getByLabel('Your name')).toBeFocused();
      await expect(fields.getByLabel('Your name')).toHaveAccessibleDescription('Fill this in.');
      await expect(fields.getByLabel('E-mail address')).toHaveAccessibleDescription(
        'Enter an e-mail address such as name@example.com.',
      );
      await expect(fields.getByLabel('E-mail address')).toHaveValue('kim@@example');
      await expect(fields.getByLabel('How can we help?')).toHaveValue('A question\nover two lines');
      await expectAccessible(page, { onPhones: true });
      const summary = fields.getByRole('alert').filter({ has: page.getByRole('list') });
      await expect(summary.getByRole('link')).toHaveText(['Your name', 'E-mail address']);
      await summary.getByRole('link', { name: 'E-mail address' }).click();
      await expect(fields.getByLabel('E-mail address')).toBeFocused();
      await fields.getByLabel('Your name').fill('Kim');
      await fields.getByLabel('E-mail address').fill('kim@example.net');
      await fields.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByText(SENT, { exact: true })).toBeVisible();
    },
  );

  test('validates a field on blur, not before', async ({ page }) => {
    await page.goto('/contact');
    const email = form(page, 'Contact').getByLabel('E-mail address');
    await email.click();
    await page.keyboard.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.fill('kim@');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
    await email.fill('kim@example.net');
    await page.keyboard.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('is sent once by two quick clicks', { tag: ['@no-js'] }, async ({ page }) => {
    const message = unique('Twice');
    await page.goto('/contact');
    const fields = await fillContact(page, message);
    await fields.getByRole('button', { name: 'Send the message' }).dblclick();
    await expect(page.getByText(SENT, { exact: true })).toBeVisible();
    await mailTo(PLATFORM, SITE, message);
    await page.waitForTimeout(700);
    expect(await mailsTo(PLATFORM, SITE, message)).toHaveLength(1);
  });

  test.describe('when the reply gets lost', () => {
    test.use({ expectedProblems: /Failed to load resource|ERR_FAILED/ });

    test('is sent again without arriving twice, with its input intact', async ({ page }) => {
      const message = unique('Lost');
      await page.goto('/contact');
      const fields = await fillContact(page, message);
      await page.route(
        '**/contact',
        async (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await fields.getByRole('button', { name: 'Send the message' }).click();
      await expect(
        page.getByText('Network Error. We do not know whether your form has arrived.', { exact: false }),
      ).toBeVisible();
      await expect(fields.getByLabel('How can we help?')).toHaveValue(message);
      await fields.getByRole('button', { name: 'Send it again' }).click();
      await expect(page.getByText(SENT, { exact: true })).toBeVisible();
      await mailTo(PLATFORM, SITE, message);
      await page.waitForTimeout(700);
      expect(await mailsTo(PLATFORM, SITE, message)).toHaveLength(1);
    });
  });
});

test.describe('a form with every kind of field', () => {
  test(
    'takes an answer to each, and a file, which only an administrator can open',
    { tag: ['@no-js'] },
    async ({ page, browser, baseURL, expectAccessible, javaScriptEnabled }) => {
      const name = `Kim ${Date.now()}`;
      await page.goto('/form-fields');
      const fields = form(page, 'Every kind of field');
      await expect(fields.getByText('A form can hold content as well as fields.')).toBeVisible();
      await fields.getByLabel('Text over two lines').fill(name);
      await fields.getByLabel('Text area', { exact: true }).fill('A\nB');
      await fields.getByLabel('E-mail').fill('kim@example.net');
      await fields.getByLabel('Telephone', { exact: true }).fill('(02) 5550 1240');
      await fields.getByLabel('Amount').fill('$1,234.50');
      await fields.getByLabel('Percentage').fill('12.5');
      await fields.getByLabel('Number', { exact: true }).fill('3');
      await fields.getByLabel('Password', { exact: true }).fill('a long secret');
      await fields
        .getByLabel('Date', { exact: true })
        .pressSequentially(javaScriptEnabled === false ? '29/02/2024' : '29022024');
      await expect(fields.getByLabel('Date', { exact: true })).toHaveValue('29/02/2024');
      await fields.getByLabel('Date and time').fill('2026-12-01T09:30');
      await fields.getByLabel('Time', { exact: true }).fill('21:30');
      await fields.getByLabel('Masked text').pressSequentially(javaScriptEnabled === false ? 'abc-123' : 'abc123');
      await expect(fields.getByLabel('Masked text')).toHaveValue('abc-123');
      await fields.getByLabel('File').setInputFiles({
        name: 'Bill of lading.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 hello'),
      });
      await fields.getByLabel('Checkbox').check();
      await fields.getByLabel('Older text', { exact: true }).fill('Anything');
      await fields.getByLabel('Older telephone').fill('0400 000 000');
      await fields.getByLabel('Older text area').fill('C');
      await fields.getByLabel('Older number').fill('2.5');
      await fields.getByLabel('Older date').pressSequentially(javaScriptEnabled === false ? '31/12/2026' : '31122026');
      // First without a choice: everything stays filled in, the file too.
      await fields.getByRole('button', { name: 'Send everything' }).click();
      await expect(fields.getByLabel('Older choice')).toHaveAccessibleDescription('Choose one.');
      await expect(fields.getByText('Kept: Bill of lading.pdf. Choose another file to replace it.')).toBeVisible();
      await expect(fields.getByLabel('Date', { exact: true })).toHaveValue('29/02/2024');
      await expect(fields.getByLabel('Checkbox')).toBeChecked();
      await expect(fields.getByLabel('Password', { exact: true })).toHaveValue(
        javaScriptEnabled === false ? '' : 'a long secret',
      );
      await expectAccessible(page, { onPhones: true });
      await fields.getByLabel('Password', { exact: true }).fill('a long secret');
      await fields.getByLabel('Older choice').selectOption('Bags');
      await fields.getByRole('button', { name: 'Send everything' }).click();
      await expect(page.getByText(SENT, { exact: true })).toBeVisible();

      const { text } = await mailTo(PLATFORM, SITE, name);
      for (const line of [
        'Amount: $1234.50',
        'Percentage: 12.5%',
        'Number: 3',
        'Password: (given, not shown)',
        'Date: 29/02/2024',
        'Date and time: 01/12/2026 09:30',
        'Time: 21:30',
        'Masked text: abc-123',
        'File: Bill of lading.pdf',
        'Checkbox: Yes',
        'Older number: 2.5',
        'Older date: 31/12/2026',
        'Older choice: bags',
      ])
        expect(text).toContain(line);
      expect(text).not.toContain('a long secret');

      const [link = ''] = /http\S+\/api\/form\/file\/\d+/.exec(text) ?? [];
      const path = new URL(link).pathname;
      expect((await page.request.get(path, { maxRedirects: 0 })).headers().location).toContain(
        '/login?next=%2Fapi%2Fform%2Ffile%2F',
      );
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      const admin = await context.newPage();
      await signIn(admin, ADMIN);
      await admin.waitForURL('/');
      const file = await context.request.get(path);
      expect(file.headers()).toMatchObject({
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect(file.headers()['content-disposition']).toContain("filename*=UTF-8''Bill%20of%20lading.pdf");
      expect(await file.text()).toBe('%PDF-1.7 hello');
      await context.close();
    },
  );

  test('refuses a customer the files of others', async ({ customerRequest }) => {
    expect((await customerRequest.get('/api/form/file/1')).status()).toBe(403);
    expect((await customerRequest.get('/api/form/file/x')).status()).toBe(403);
  });

  test(
    'knows that the thirtieth of February does not exist, and other bounds',
    { tag: ['@no-js'] },
    async ({ page }) => {
      await page.goto('/form-fields');
      const fields = form(page, 'Every kind of field');
      await fields.getByLabel('Date', { exact: true }).fill('30/02/2026');
      await fields.getByLabel('Amount').fill('9.99');
      await fields.getByLabel('Percentage').fill('100.5');
      await fields.getByLabel('Number', { exact: true }).fill('2.5');
      await fields.getByLabel('Masked text').fill('a1');
      await fields.getByLabel('Telephone', { exact: true }).fill('123');
      await fields
        .getByLabel('File')
        .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') });
      await fields.getByRole('button', { name: 'Send everything' }).click();
      await expect(fields.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
        /^dd\/mm\/yyyy Enter a date that exists, as dd\/mm\/yyyy\.$/,
      );
      await expect(fields.getByLabel('Amount')).toHaveAccessibleDescription('This must be at least $10.');
      await expect(fields.getByLabel('Percentage')).toHaveAccessibleDescription('This must be at most 100%.');
      await expect(fields.getByLabel('Number', { exact: true })).toHaveAccessibleDescription(
        'This goes in steps of 1.',
      );
      await expect(fields.getByLabel('Masked text')).toHaveAccessibleDescription('Enter it like ABC-123.');
      await expect(fields.getByLabel('Telephone', { exact: true })).toHaveAccessibleDescription(
        'Enter a phone number, such as 02 5550 9876.',
      );
      await expect(fields.getByLabel('File')).toHaveAccessibleDescription(/Files of this kind are not taken/);
      await expect(fields.getByLabel('Checkbox')).toHaveAccessibleDescription('Tick this box.');
      await expect(fields.getByLabel('Date', { exact: true })).toHaveValue('30/02/2026');
      await expect(fields.getByLabel('Amount')).toHaveValue('9.99');
    },
  );

  test('suggests a password, resets, and stops a file that is too large', async ({ page }) => {
    await page.goto('/form-fields');
    const fields = form(page, 'Every kind of field');
    await fields.getByRole('button', { name: 'Suggest a password' }).click();
    await expect(fields.getByLabel('Password', { exact: true })).toHaveValue(/^[A-Za-z0-9-]{20,}$/);
    await fields.getByRole('button', { name: 'Hide password' }).click();
    await expect(fields.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await fields.getByLabel('Text over two lines').fill('Kim');
    await fields.getByLabel('File').setInputFiles({
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'),
    });
    await expect(fields.getByLabel('File')).toHaveAccessibleDescription(/Files can have 5 MB at most, all together\./);
    await fields.getByRole('button', { name: 'Send everything' }).click();
    await expect(fields.getByText('Files can have 5 MB at most, all together.').first()).toBeVisible();
    await fields.getByRole('button', { name: 'Start again' }).click();
    await expect(fields.getByLabel('Text over two lines')).toHaveValue('');
  });
});
