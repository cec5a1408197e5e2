import { type APIRequestContext, type Page, test as base, expect } from '@playwright/test';
import { type ExpectAccessible, expectAccessible } from './support/browser/accessible';
import type { Account } from './support/people/accounts';
import { aCustomer, prepaidCustomer } from './support/people/new-customer';
import { giveAddress } from './support/people/ordering';
import { type BrokenShop, startBehindProxy } from './support/shops/own-shop';
import { Platform } from './support/shops/platform';
import { comeBack } from './support/browser/returning-browser';

/** Options of a project in playwright.config.ts. */
export interface JourneyOptions {
  /** The browser has been here before: see support/returning. */
  returning: boolean;
}

/** The pointer moves as soon as a page is parsed, so that its scripts start. */
function movePointer(): void {
  addEventListener('DOMContentLoaded', () => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
  });
}

interface PerWorker {
  /** The shop that `faultyShop` gives to each journey. */
  shopBehindProxy: BrokenShop;
  /** A customer of this worker, with an address, so that concurrent journeys do not share a cart. */
  account: Account;
  platform: Platform;
}

interface PerTest extends JourneyOptions {
  /** A page of a signed-in customer with an empty cart. */
  customer: Page;
  /** Sends requests with the customer's session, without a browser. */
  customerRequest: APIRequestContext;
  /** An account of this test only, without address and order, for changes that would disturb other tests. */
  newcomer: Account;
  /** A page of the newcomer, signed in. */
  newcomerPage: Page;
  /**
   * A storefront whose way to the platform can be broken. The journeys of a worker share it, one after the other: it is
   * whole at the begin of each.
   */
  faultyShop: BrokenShop;
  /**
   * Checks the page against WCAG 2.2 AA, `without` a selector of what is not ours; call it on the page a journey ends
   * on. `only` 'colours' checks what another theme changes of a page that was checked already; `onPhones` is for a
   * journey that goes the same way on a phone, so that only its look can differ.
   */
  expectAccessible: ExpectAccessible;
  /** Problems that a journey provokes on purpose: those that match are ignored. */
  expectedProblems: RegExp;
  /**
   * Whether a person is at the page from the start, and its scripts start therefore (server/document/start-scripts.ts).
   * A journey without says itself what its person does first.
   */
  attended: boolean;
}

/** Never matches. */
const NOTHING = /(?!)/;
/** Signs in by the form. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  if (new URL(page.url(), 'http://nowhere.invalid').pathname !== '/login') await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/**
 * Signs in a request context (of a browser: its page's `request`) by tokens in an address, without loading a page.
 * Signing in by form has journeys of its own.
 */
export async function enter(
  request: APIRequestContext,
  platform: Platform,
  account: Pick<Account, 'email' | 'password'>,
  shop = '',
): Promise<void> {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  // As for a typed address: for a link of another site the shop asks first.
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const reply = await request.get(`${shop}/?${new URLSearchParams({ a, r })}`, { headers, maxRedirects: 0 });
  const { location } = reply.headers();
  if (location !== new URL('/', reply.url()).href && location !== '/')
    throw new Error(`The tokens of ${account.email} were answered with ${reply.status()}, ${location}.`);
}

/** Each spec imports `test` and `expect` from here. */
export const test = base.extend<PerTest, PerWorker>({
  account: [
    async ({ platform }, use) => {
      const account = await prepaidCustomer(platform);
      await giveAddress(platform, account);
      await use(account);
    },
    { scope: 'worker' },
  ],
  platform: [async ({}, use) => use(new Platform(process.env.PLATFORM_URL ?? '')), { scope: 'worker' }],

  shopBehindProxy: [
    async ({ platform }, use, { workerIndex }) => {
      const shop = await startBehindProxy(platform.address, `behind-proxy-${workerIndex}`);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  faultyShop: async ({ shopBehindProxy }, use) => {
    shopBehindProxy.proxy.reset();
    await use(shopBehindProxy);
    shopBehindProxy.proxy.heal();
  },

  returning: [false, { option: true }],

  /** A journey fails when the browser reports an error; one that only sends requests opens no browser. */
  page: async ({ page, returning, account, platform, expectedProblems, attended }, use) => {
    if (attended) await page.context().addInitScript(movePointer);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && problems.push(`console: ${message.text()} (${message.location().url})`),
    );
    if (returning) await comeBack(page, { account, platform });
    await use(page);
    expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
  },

  customer: async ({ page, account, platform }, use) => {
    await platform.fillCart(account);
    await enter(page.request, platform, account);
    await use(page);
  },

  customerRequest: async ({ playwright, baseURL, account, platform }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    await enter(request, platform, account);
    await use(request);
    await request.dispose();
  },

  newcomer: async ({ platform }, use) => use(await aCustomer(platform)),

  newcomerPage: async ({ page, newcomer, platform }, use) => {
    await enter(page.request, platform, newcomer);
    await use(page);
  },

  expectAccessible: async ({ javaScriptEnabled }, use) => {
    // Axe is a script; the same page is checked with scripts on.
    await use(javaScriptEnabled === false ? async () => {} : expectAccessible);
  },

  expectedProblems: [NOTHING, { option: true }],

  attended: [true, { option: true }],
});

export { expect };
export type { ExpectAccessible };
export { PHONE } from './support/browser/accessible';
