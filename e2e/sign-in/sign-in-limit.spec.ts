import { expect, test } from '../fixtures';
import { type BrokenShop, startBehindProxy } from '../support/shops/own-shop';

test.use({ expectedProblems: /429|Failed to load resource/ });

let shop: BrokenShop;
test.beforeEach(async ({ platform }, info) => {
  shop = await startBehindProxy(platform.address, `limit-${info.workerIndex}`, {
    SIGN_IN_ATTEMPTS: '3',
    OAUTH_CLIENT_ID: 'stockist',
  });
});
test.afterEach(() => shop.stop());

test(
  'too many attempts are refused with the time to wait, by each way to sign in',
  { tag: ['@no-js'] },
  async ({ page, account, expectAccessible }) => {
    test.slow();
    const wrong = { email: account.email, password: 'not-the-password' };
    await page.goto(`${shop.address}/login`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'E-mail address' }).fill(wrong.email);
      await main.getByRole('textbox', { name: 'Password' }).fill(wrong.password);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByText('do not match an account')).toBeVisible();
      await page.goto(`${shop.address}/login`);
    }
    const asked = shop.proxy.count(/user\/(login|sendLoginLink|recoverPassword)/);
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText(/Too many attempts\. Please wait \d minutes/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(account.email);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'E-mail me a link' }).click();
    await expect(page.getByText(/Too many attempts/)).toBeVisible();
    await page.goto(`${shop.address}/forgotpassword`);
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText(/Too many attempts/)).toBeVisible();
    const started = await page.request.post(`${shop.address}/api/session/authorize`, {
      headers: { origin: shop.address },
      maxRedirects: 0,
    });
    const state = new URL(started.headers().location ?? '').searchParams.get('state') ?? '';
    await page.goto(`${shop.address}/auth?${new URLSearchParams({ state, code: 'x' })}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
    await page.goto(`${shop.address}/login?a=x&r=y`);
    await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
    expect(shop.proxy.count(/user\/(login|sendLoginLink|recoverPassword)/)).toBe(asked);
  },
);
