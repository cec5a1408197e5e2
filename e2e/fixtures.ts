import AxeBuilder from '@axe-core/playwright';
import { type Page, test as base, expect } from '@playwright/test';
import { type Account, accountOf } from './support/accounts';
import { newCustomer } from './support/new-customer';
import { Platform } from './support/platform';

interface PerWorker {
  /** The account of this worker, so that journeys side by side do not share a cart. */
  account: Account;
  platform: Platform;
}

interface PerTest {
  /** A page of somebody who is signed in and has an empty cart. */
  customer: Page;
  /** An account of this journey's own, without address and order: for what would get into others' way. */
  newcomer: Account;
  /** A page of the newcomer, signed in. */
  newcomerPage: Page;
  /** Checks the page against WCAG 2.2 AA, `without` a selector of what is not ours; call it on the page a journey ends on. */
  expectAccessible: (page: Page, options?: { without?: string }) => Promise<void>;
  /** Problems that a journey provokes on purpose: whatever matches is not counted against it. */
  expectedProblems: RegExp;
  /** Fails a journey during which the browser reported an error. */
  watch: undefined;
}

/** It takes a comma in a label for another label: 'Cart, 2 items' for what shows as 'Cart 2'. */
const EXPERIMENTAL = ['label-content-name-mismatch'];
/** Matches no text. */
const NOTHING = /(?!)/;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Signs in as a person does. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  if (new URL(page.url(), 'http://nowhere.invalid').pathname !== '/login') await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Is signed in on the home page, by tokens in its address: one page to load instead of three. How people sign in has journeys of its own. */
async function enter(page: Page, platform: Platform, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  await page.goto(`/?${new URLSearchParams({ a, r })}`);
  await expect(page).toHaveURL('/');
}

/** The one door to the test runner: each spec takes `test` and `expect` from here. */
export const test = base.extend<PerTest, PerWorker>({
  account: [async ({}, use, info) => use(accountOf(info.parallelIndex)), { scope: 'worker' }],
  platform: [async ({}, use) => use(new Platform(process.env.PLATFORM_URL ?? '')), { scope: 'worker' }],

  customer: async ({ page, account, platform }, use) => {
    await platform.fillCart(account);
    await enter(page, platform, account);
    await use(page);
  },

  newcomer: async ({ platform }, use) => use(await newCustomer(platform)),

  newcomerPage: async ({ page, newcomer, platform }, use) => {
    await enter(page, platform, newcomer);
    await use(page);
  },

  expectAccessible: async ({ javaScriptEnabled }, use) => {
    await use(async (page, { without } = {}) => {
      if (!javaScriptEnabled) return; // axe is a script; the same page is checked with scripts on
      // What a sticky header half covers would count as too small to touch.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      // Half faded in or out, anything has too little contrast.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
            .map((one) => one.finished),
        ),
      );
      const axe = new AxeBuilder({ page });
      if (without !== undefined) axe.exclude(without);
      const { violations } = await axe
        .options({ resultTypes: ['violations'] })
        .withTags(WCAG)
        .disableRules(EXPERIMENTAL)
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }))).toEqual(
        [],
      );
    });
  },

  expectedProblems: [NOTHING, { option: true }],

  watch: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on(
        'console',
        (message) =>
          message.type() === 'error' && problems.push(`console: ${message.text()} (${message.location().url})`),
      );
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
