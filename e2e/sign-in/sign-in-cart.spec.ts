import { expect, signIn, test } from '../fixtures';

const CART_COOKIE = 'stockist-cart';

test('signing in loads the user and merges the visitor’s cart, each once, whichever way it is', async ({
  page,
  account,
  platform,
  faultyShop: shop,
}) => {
  test.slow();
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  const ways = [
    async () => {
      await page.goto(`${shop.address}/login`);
      await signIn(page, account);
      await page.waitForURL(`${shop.address}/`);
    },
    async () => {
      await page.goto(`${shop.address}/about?${new URLSearchParams({ a, r })}`);
      await page.waitForURL(`${shop.address}/about`);
    },
  ];
  for (const [index, way] of ways.entries()) {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: CART_COOKIE, value: `visitor-cart-${index}`, url: shop.address }]);
    await way();
    expect(shop.proxy.count(/mergeCart/)).toBe(index + 1);
    expect((await page.context().cookies()).filter(({ name }) => name === CART_COOKIE)).toEqual([]);
    await page.reload();
    expect(shop.proxy.count(/mergeCart/)).toBe(index + 1);
  }
});

test('a cart that could not be merged is merged at the next sign-in', async ({ page, account, faultyShop: shop }) => {
  await page.context().addCookies([{ name: CART_COOKIE, value: 'visitor-cart-9', url: shop.address }]);
  shop.proxy.breaks(/mergeCart/, { kind: 'status', status: 503 }, 1);
  await page.goto(`${shop.address}/login`);
  await signIn(page, account);
  await page.waitForURL(`${shop.address}/`);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain(CART_COOKIE);
  await page.goto(`${shop.address}/my-account`);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${shop.address}/`);
  await page.goto(`${shop.address}/login`);
  await signIn(page, account);
  await page.waitForURL(`${shop.address}/`);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(CART_COOKIE);
});

test.describe('a platform that fails', () => {
  test.use({ expectedProblems: /50[03]|Network Error/ });

  test(
    'while the user is loaded leaves nobody half signed in',
    { tag: ['@no-js'] },
    async ({ page, account, faultyShop: shop, expectAccessible }) => {
      shop.proxy.breaks(/authUser/, { kind: 'status', status: 503 });
      await page.goto(`${shop.address}/login`);
      await signIn(page, account);
      await expect(page.getByText(/Network Error/).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(account.email);
      expect((await page.context().cookies()).filter(({ name }) => /stockist(\.\d+)?$/.test(name))).toEqual([]);
      expect(shop.proxy.count(/user\/logout/)).toBe(1);
      await expectAccessible(page);
    },
  );

  test(
    'at any way of asking says Network Error and keeps what was typed',
    { tag: ['@no-js'] },
    async ({ page, account, faultyShop: shop }) => {
      shop.proxy.breaks(/sendLoginLink|recoverPassword|registerLink/, { kind: 'disconnect' });
      await page.goto(`${shop.address}/login`);
      await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
      await page.getByRole('button', { name: 'E-mail me a link' }).click();
      await expect(page.getByText(/Network Error/).first()).toBeVisible();
      await page.goto(`${shop.address}/forgotpassword`);
      await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await expect(page.getByText(/Network Error/).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(account.email);
    },
  );
});
