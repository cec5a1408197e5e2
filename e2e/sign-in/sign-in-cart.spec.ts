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

test(
  'a cart that could not be merged waits for its account, which is told so, and gets it when it opens its cart',
  { tag: ['@no-js'] },
  async ({ page, newcomer, account, faultyShop: shop, expectAccessible }) => {
    test.slow();
    const enter = async (as: typeof account) => {
      await page.goto(`${shop.address}/login`);
      await signIn(page, as);
      await page.waitForURL(`${shop.address}/`);
    };
    const leave = async () => {
      await page.goto(`${shop.address}/logout`);
      await page.waitForURL(`${shop.address}/`);
    };
    const missing = page.getByText('Your cart from before you logged in is not in here yet');
    await page.context().addCookies([{ name: CART_COOKIE, value: 'visitor-cart-9', url: shop.address }]);
    shop.proxy.breaks(/mergeCart/, { kind: 'status', status: 503 });
    await enter(newcomer);
    await page.goto(`${shop.address}/cart`);
    await expect(missing).toBeVisible();
    await expectAccessible(page);
    await leave();
    shop.proxy.heal();

    await enter(account);
    await page.goto(`${shop.address}/cart`);
    await expect(missing).toHaveCount(0);
    expect(shop.proxy.count(/mergeCart/)).toBe(2);
    await leave();

    shop.proxy.breaks(/mergeCart/, { kind: 'status', status: 503 }, 1);
    await enter(newcomer);
    await page.goto(`${shop.address}/cart?from=test`);
    await expect(page).toHaveURL(`${shop.address}/cart?from=test`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(missing).toHaveCount(0);
    await page.reload();
    expect(shop.proxy.count(/mergeCart/)).toBe(4);
  },
);

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
