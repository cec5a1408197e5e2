import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { code } from '../support/people/order-pad';

test.use({
  serviceWorkers: 'allow',
  expectedProblems: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/,
});

/** Resolves once the page's service worker is in control. */
async function workerRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
}

const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The file of app/sw.js/route.ts. The browser's request for it cannot be intercepted by a test. */
const WORKER = '.next/service-worker.js';
let built = '';
test.beforeAll(async () => {
  built = await readFile(WORKER, 'utf8');
});
test.afterEach(() => writeFile(WORKER, built));
/** It fetched every page itself, without the headers of a navigation. */
const LAST_MONTH = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(fetch(event.request)));`;
const publish = (name: string) => writeFile(WORKER, `${built}\n// ${name}.`);

test('offline there is a page that says so, in the reader’s language', async ({ page, context, expectAccessible }) => {
  await page.goto('/');
  await workerRuns(page);
  await context.setOffline(true);
  // The worker is notified a moment later.
  await expect.poll(() => context.serviceWorkers()[0]?.evaluate(() => navigator.onLine)).toBe(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  // By itself.
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page.getByRole('button', { name: 'Change language' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline'))?.headers.get('content-language')))
    .toBe('de');
});

test('only hashed files are cached, and after a sign-out none', async ({ page, account }) => {
  await page.goto('/login');
  // A page that is requested while the worker becomes active is not in its control: the next one is.
  await workerRuns(page);
  await signIn(page, account);
  await page.waitForURL('/');
  await workerRuns(page);
  for (const path of ['/my-account', '/profile', '/orders', '/product/plant-blend-waste-bags', '/'])
    await page.goto(path);
  await workerRuns(page);
  const cached = await cachedAddresses(page);
  expect(cached.filter((path) => path.startsWith('/_next/static/')).length).toBeGreaterThan(0);
  expect(cached.filter((path) => !path.startsWith('/_next/static/'))).toEqual(['/offline']);
  await page.goto('/my-account');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('/');
  await expect
    .poll(async () =>
      (await cachedAddresses(page)).filter((path) => path !== '/offline' && !path.startsWith('/_next/static/')),
    )
    .toEqual([]);
});

test('a link of another site to /logout drops nothing before the customer signs out', async ({ customer: page }) => {
  await page.goto('/quick-order');
  await workerRuns(page);
  await code(page, 1).fill('BB-SH-OAT-500');
  const draft = () => page.evaluate(async () => (await caches.match('/quick-order/draft'))?.text());
  await expect.poll(draft).toContain('BB-SH-OAT-500');
  await page.goto(`data:text/html,<a href="${process.env.BASE_URL}/logout">Away</a>`);
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL('/my-account');
  // The worker looks again for some seconds.
  await page.waitForTimeout(4_000);
  expect(await draft()).toContain('BB-SH-OAT-500');
  await page.goto('/quick-order');
  await expect(code(page, 1)).toHaveValue('BB-SH-OAT-500');
  await page.goto(`data:text/html,<a href="${process.env.BASE_URL}/logout">Away</a>`);
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await expect.poll(draft).toBeUndefined();
});

test('a new version is announced for 6 s, and stays available in the footer', async ({ page, expectAccessible }) => {
  await page.goto('/about');
  await workerRuns(page);
  await publish('A newer build');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.getByRole('status').filter({ hasText: 'New content available' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await expect(notice).toHaveCount(0, { timeout: 9_000 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await workerRuns(page);
  await expect(page.getByText('New content available')).toHaveCount(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
});

test('a waiting version is activated by the next page, also after a client-side navigation', async ({ page }) => {
  await page.goto('/about');
  await workerRuns(page);
  await publish('Another newer build');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('New content available').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Banksia & Bark Wholesale' }).first().click();
  await expect(page).toHaveURL('/');
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
    .toBeNull();
  await expect(page.getByText('New content available')).toHaveCount(0);
});

test('a browser with an older worker can sign in by tokens and sign out', async ({ page, newcomer, platform }) => {
  await writeFile(WORKER, LAST_MONTH);
  await page.goto('/healthz');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await workerRuns(page);
  const { access_token: a, refresh_token: r } = await platform.tokens(newcomer);
  await page.goto(`/profile?${new URLSearchParams({ a, r })}`);
  // Requests by such a worker lack the headers about their origin.
  await page.getByRole('button', { name: `Log in as ${newcomer.email}` }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('the shop can be installed, in the colour of its theme', async ({ request }) => {
  const reply = await request.get('/manifest.webmanifest');
  expect(reply.headers()['content-type']).toBe('application/manifest+json');
  const manifest: unknown = await reply.json();
  expect(manifest).toMatchObject({
    name: 'Banksia & Bark Wholesale',
    short_name: 'Banksia',
    start_url: '/',
    display: 'standalone',
    theme_color: '#A4402F',
    icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable', sizes: '512x512' })]),
  });
  for (const file of ['192.png', '512.png', 'maskable-512.png', 'touch-180.png']) {
    const icon = await request.get(`/assets/icon/${file}`);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get('/assets/icon/64.png')).status()).toBe(404);
});
