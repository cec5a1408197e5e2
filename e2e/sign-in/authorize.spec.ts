import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LUCA } from '../support/people/accounts';
import { type OwnShop, startOwnShop } from '../support/shops/own-shop';

const PRODUCT = '/product/plant-blend-waste-bags';

let shop: OwnShop;
test.beforeAll(async ({}, info) => {
  info.setTimeout(120_000);
  shop = await startOwnShop(`authorize-${info.workerIndex}`, {}, { OAUTH_CLIENT_ID: 'stockist' });
});
test.afterAll(() => shop.stop());

/** Goes from the sign-in to the platform's page. */
async function leave(page: Page, next = ''): Promise<void> {
  await page.goto(`${shop.address}/login${next ? `?next=${encodeURIComponent(next)}` : ''}`);
  await page.getByRole('button', { name: 'Log in with single sign-on' }).click();
  await expect(page).toHaveURL((url) => url.origin === shop.platformAddress && url.pathname === '/authorize');
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(LUCA.email);
  await page.getByLabel('Password').fill(LUCA.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// Here, so that the shop is started once.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('single sign-on leads to the platform and back to the requested page', async ({ page, expectAccessible }) => {
      await leave(page, PRODUCT);
      const sent = new URL(page.url()).searchParams;
      expect(Object.fromEntries(sent)).toMatchObject({
        client_id: 'stockist',
        scope: 'all',
        response_type: 'code',
        redirect_uri: `${shop.address}/auth`,
        code_challenge_method: 'S256',
      });
      expect(sent.get('nonce')).not.toBeNull();
      let back = '';
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/auth') back = request.url();
      });
      await agree(page);
      await expect(page).toHaveURL(shop.address + PRODUCT);
      await expect(page.getByRole('form', { name: 'Order' })).toBeVisible();
      await expectAccessible(page);
      expect((await page.context().cookies()).filter(({ name }) => name.includes('authorize'))).toEqual([]);

      await test.step('the return address works once', async () => {
        await page.context().clearCookies();
        await page.goto(back);
        await expect(page.getByRole('alert').filter({ hasText: 'Bad state please try again' })).toBeVisible();
        await expectAccessible(page);
      });
    });
  });

test('another browser’s reply signs nobody in', async ({ page }) => {
  await leave(page, PRODUCT);
  await page.goto(`${shop.address}/auth?code=stolen&state=made-up`);
  await expect(page.getByRole('alert').filter({ hasText: 'Bad state please try again' })).toBeVisible();
  await leave(page, PRODUCT);
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  await page.goto(`${shop.address}/auth?${new URLSearchParams({ state, code: 'made-up' })}`);
  await expect(page.getByRole('alert').filter({ hasText: 'did not confirm who you are' })).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fproduct/);
  await leave(page);
  await agree(page);
  await expect(page).toHaveURL(`${shop.address}/`);
});

test('after a refusal at the platform nobody is signed in, and it can be tried again', async ({
  page,
  expectAccessible,
}) => {
  await leave(page, PRODUCT);
  await page.getByRole('link', { name: /Cancel|Back/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You did not agree to log in there' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expectAccessible(page);
});

test('another site can neither start it nor set another provider', async ({ request }) => {
  const start = (headers: Record<string, string>, form: Record<string, string> = {}) =>
    request.post(`${shop.address}/api/session/authorize`, { headers, form, maxRedirects: 0 });
  expect((await start({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await start({ origin: shop.address }, { provider: 'Evil' })).status()).toBe(422);
  const own = await start({ origin: shop.address }, { provider: 'Google', next: '//evil.example' });
  expect(own.status()).toBe(303);
  expect(own.headers().location).toContain('identity_provider=Google');
  expect(own.headers()['set-cookie']).toMatch(/stockist-authorize=.*HttpOnly/i);
});

test('a shop without a client has no such button', async ({ page, request }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /single sign-on|Google/ })).toHaveCount(0);
  const reply = await request.get('/auth?code=x&state=y', { maxRedirects: 0 });
  expect(reply.status()).toBe(303);
  expect(reply.headers().location).toBe('/login?problem=state');
});
