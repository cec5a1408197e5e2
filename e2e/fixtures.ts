import AxeBuilder from '@axe-core/playwright';
import Axe, { type Result } from 'axe-core';
import { type Page, test as base, expect } from '@playwright/test';
import type { Account } from './support/accounts';
import { newCustomer } from './support/new-customer';
import { giveAddress } from './support/ordering';
import { Platform } from './support/platform';
import { comeBack } from './support/returning-browser';

/** What a project of playwright.config.ts chooses. */
export interface JourneyOptions {
  /** The browser has been here before: see support/returning. */
  returning: boolean;
}

/** Somebody is there: the pointer moves as soon as a page can be read, and what starts then is part of its loading. */
function movePointer(): void {
  addEventListener('DOMContentLoaded', () => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
  });
}

interface PerWorker {
  /** A customer of this worker, with an address, so that journeys side by side do not share a cart. */
  account: Account;
  platform: Platform;
}

interface PerTest extends JourneyOptions {
  /** A page of somebody who is signed in and has an empty cart. */
  customer: Page;
  /** An account of this journey's own, without address and order: for what would get into others' way. */
  newcomer: Account;
  /** A page of the newcomer, signed in. */
  newcomerPage: Page;
  /**
   * Checks the page against WCAG 2.2 AA, `without` a selector of what is not ours; call it on the page a journey ends
   * on.
   */
  expectAccessible: (page: Page, options?: { without?: string }) => Promise<void>;
  /** Problems that a journey provokes on purpose: whatever matches is not counted against it. */
  expectedProblems: RegExp;
  /**
   * Whether a person is at the page from the start, and its scripts start therefore (server/document/start-scripts.ts).
   * A journey without says itself what its person does first.
   */
  attended: boolean;
}

/** It takes a comma in a label for another label: 'Cart, 2 items' for what shows as 'Cart 2'. */
const EXPERIMENTAL = ['label-content-name-mismatch'];
/** Matches no text. */
const NOTHING = /(?!)/;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What a sticky header or the order bar half covers would count as too small to touch. Last of all: a page may still
 * have scrolled to what it says.
 */
async function uncover(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.getElementById('order-bar')?.style.setProperty('position', 'static');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What is wrong with a page that has frames: the builder brings axe into each of them. */
async function inFrames(page: Page, without: string | undefined): Promise<Result[]> {
  const builder = new AxeBuilder({ page });
  await uncover(page);
  if (without !== undefined) builder.exclude(without);
  const checked = builder
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .disableRules(EXPERIMENTAL);
  return (await checked.analyze()).violations;
}

/** The same for a page without frames, once per document and without the second page that the builder opens. */
async function inDocument(page: Page, without: string | undefined): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(Axe.source);
  await uncover(page);
  return page.evaluate(
    async ({ exclude, tags, disabled }) => {
      const { axe } = window as typeof window & { readonly axe: typeof Axe };
      const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
      const context = exclude === undefined ? document : { exclude };
      return (await axe.run(context, { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags }, rules }))
        .violations;
    },
    { exclude: without, tags: WCAG, disabled: EXPERIMENTAL },
  );
}

/** Signs in as a person does. */
export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  if (new URL(page.url(), 'http://nowhere.invalid').pathname !== '/login') await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/**
 * Gives the page's browser a session, by tokens in an address and without showing a page. How people sign in has
 * journeys of its own.
 */
async function enter(page: Page, platform: Platform, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  const { access_token: a, refresh_token: r } = await platform.tokens(account);
  // As a browser asks for an address that was typed: what comes from elsewhere is asked about first.
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const reply = await page.request.get(`/?${new URLSearchParams({ a, r })}`, { headers, maxRedirects: 0 });
  const { location } = reply.headers();
  if (location !== new URL('/', reply.url()).href && location !== '/')
    throw new Error(`The tokens of ${account.email} were answered with ${reply.status()}, ${location}.`);
}

/** The one door to the test runner: each spec takes `test` and `expect` from here. */
export const test = base.extend<PerTest, PerWorker>({
  account: [
    async ({ platform }, use) => {
      const account = await newCustomer(platform, undefined, '');
      await giveAddress(platform, account);
      await use(account);
    },
    { scope: 'worker' },
  ],
  platform: [async ({}, use) => use(new Platform(process.env.PLATFORM_URL ?? '')), { scope: 'worker' }],

  returning: [false, { option: true }],

  /** A journey during which the browser reports an error fails; one that asks without a browser opens none. */
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
      const violations = page.frames().length > 1 ? await inFrames(page, without) : await inDocument(page, without);
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(' ')) }))).toEqual(
        [],
      );
    });
  },

  expectedProblems: [NOTHING, { option: true }],

  attended: [true, { option: true }],
});

export { expect };
