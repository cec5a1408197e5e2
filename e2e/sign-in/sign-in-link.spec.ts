import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { codeIn, linkIn } from '../support/shops/platform';
import { withoutScripts } from '../support/browser/whole-page';

const PRODUCT = '/product/plant-blend-waste-bags';
const LINK = /\/login\/link\?/;

async function askForLink(page: Page, email: string, next = ''): Promise<void> {
  await page.goto(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
}

test(
  'the link of an e-mail signs in, to the requested page',
  { tag: ['@no-js'] },
  async ({ page, request, account, platform, expectAccessible }) => {
    test.slow();
    const mail = await platform.mailAfter(account.email, () => askForLink(page, account.email, PRODUCT));
    await expect(page.getByText(account.email)).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    const link = linkIn(mail, LINK);

    await test.step('a prefetch does not use it up', async () => {
      for (let visit = 0; visit < 3; visit += 1) expect((await request.get(link)).status()).toBe(200);
      const reply = await request.get(link);
      expect(reply.headers()['referrer-policy']).toBe('same-origin');
      expect(reply.headers()['cache-control']).toContain('no-store');
      expect(await reply.text()).toMatch(/<meta name="robots" content="noindex/);
    });

    await page.goto(link);
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('button', { name: `Log in as ${account.email}` }).click();
    await expect(page).toHaveURL(PRODUCT);
    await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
    expect((await page.context().cookies()).filter(({ name }) => name.includes('stockist-mail'))).toEqual([]);

    await test.step('it works once', async () => {
      await page.context().clearCookies();
      await page.goto(link);
      await page.getByRole('button', { name: `Log in as ${account.email}` }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'This link does not work any more' })).toBeVisible();
      await expectAccessible(page, { onPhones: true });
      await page.getByRole('button', { name: 'E-mail me a new link' }).click();
      await expect(page.getByText('We have sent another e-mail')).toBeVisible();
    });
  },
);

test('on another device the link leads to the home page', async ({ page, browser, account, platform }) => {
  const mail = await platform.mailAfter(account.email, () => askForLink(page, account.email, PRODUCT));
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(linkIn(mail, LINK));
  await other.getByRole('button', { name: `Log in as ${account.email}` }).click();
  await expect(other).toHaveURL(`${process.env.BASE_URL}/`);
  await elsewhere.close();
});

test(
  'the code works alone, after a wrong one too',
  { tag: ['@no-js'] },
  async ({ page, account, platform, expectAccessible }) => {
    const mail = await platform.mailAfter(account.email, () => askForLink(page, account.email, '/cart'));
    const field = page.getByRole('textbox', { name: 'Code from the e-mail' });
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Enter the code from the e-mail.')).toBeVisible();
    const code = codeIn(mail);
    await field.fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('This code is not right.')).toBeVisible();
    await expect(field).toHaveValue(/^\d{6}$/);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(page, { onPhones: true });
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/cart');
  },
);

test('an unknown address sees the same, and gets nothing', { tag: ['@no-js'] }, async ({ page, account, platform }) => {
  const words = async (email: string) => {
    await askForLink(page, email);
    return (await page.getByRole('main').innerText()).replaceAll(email, '…').replace(/Send again.*/, '');
  };
  const known = await words(account.email);
  expect(await words('nobody-here@example.com')).toBe(known);
  expect(await platform.mails('nobody-here@example.com')).toEqual([]);
});

test(
  'a repeated request says how long to wait, and another address can be used',
  { tag: ['@no-js'] },
  async ({ page, account, javaScriptEnabled }) => {
    // A link needs an address, and no password.
    await page.goto('/login');
    await page.getByRole('button', { name: 'E-mail me a link' }).click();
    await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toHaveCount(0);

    await askForLink(page, account.email, PRODUCT);
    if (javaScriptEnabled) {
      await expect(page.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled();
    } else {
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText(/Please wait \d+ seconds before you ask for another one/)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Use another address' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(PRODUCT)}`);
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  },
);

test('a link that is not complete says so', async ({ request }) => {
  for (const query of [
    '',
    '?email=trade@example.com',
    '?code=123456',
    '?email=a@b.c&code=1&code=2',
    `?email=a@b.c&code=${'9'.repeat(300)}`,
  ]) {
    const reply = await request.get(`/login/link${query}`);
    expect([query, reply.status()]).toEqual([query, 200]);
    expect(withoutScripts(await reply.text()), query).toMatch(/<h1\b[^>]*>This link is not complete<\/h1>/);
  }
});
