import { expect, test } from '../fixtures';

const PAGES = ['/my-account', '/my-account/addresses', '/orders', '/profile'] as const;

test(
  'the account shows credit, orders, address and company, and leads on',
  { tag: ['@phone', '@no-js'] },
  async ({ customer: page, account, expectAccessible }) => {
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName);
    for (const name of ['Credit balance', 'Usual address', 'Company'])
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\$\d+\.\d\d/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop the range' })).toBeVisible();
    await expectAccessible(page);

    const pages = page.getByRole('navigation', { name: 'Account' });
    for (const [name, path, title] of [
      ['Orders', '/orders', 'Orders'],
      ['Addresses', '/my-account/addresses', 'Addresses'],
      ['Profile', '/profile', 'Profile'],
    ] as const) {
      await pages.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
    }
  },
);

test(
  'no tab of the account is cut on a phone, whatever the language',
  { tag: ['@phone', '@only-phone'] },
  async ({ newcomerPage: page, context }) => {
    for (const locale of ['en', 'de', 'ru', 'ar', 'ka']) {
      await context.addCookies([{ name: 'NEXT_LOCALE', value: locale, url: process.env.BASE_URL ?? '' }]);
      await page.goto('/my-account/addresses');
      const pages = page
        .locator('nav')
        .filter({ has: page.locator('a[href="/profile"][class*=min-h]') })
        .filter({ has: page.locator('form[action="/api/session/logout"]') })
        .last();
      const width = page.viewportSize()?.width ?? 0;
      for (const tab of await pages.locator('a, button').all()) {
        const box = await tab.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${locale}: ${await tab.innerText()}`).toBe(true);
      }
    }
  },
);

test('a new customer sees what to do first', { tag: ['@no-js'] }, async ({ newcomerPage: page, expectAccessible }) => {
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ida' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Start here' })).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toHaveCount(1);
  await expect(page.getByText('You have no credit at the moment.')).toBeVisible();
  await expectAccessible(page, { onPhones: true });
  await page.getByRole('link', { name: 'Fill your first cart' }).click();
  await expect(page).toHaveURL('/shop');
});

for (const path of ['/my-account/addresses', '/profile?picture=saved']) {
  test(`${path} asks a visitor to sign in and leads back`, async ({ request }) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([307, `/login?next=${encodeURIComponent(path)}`]);
    expect(reply.headers()['cache-control']).toContain('no-store');
  });
}

for (const path of PAGES) {
  test(`${path} is not cached and contains no token`, async ({ customerRequest }) => {
    const reply = await customerRequest.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['cache-control']).toContain('no-store');
    expect(await reply.text()).not.toMatch(/eyJ[\w-]{10,}\.|access_token|refresh_token/);
  });
}

/** Their looks and accessibility with scripts: e2e/site/accessibility.spec.ts. */
test(
  'without an account or a password the sign-in says what to do',
  { tag: ['@no-js', '@only-no-js'] },
  async ({ page }) => {
    for (const path of ['/signup', '/forgotpassword']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);
