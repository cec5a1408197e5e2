import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { orderNow } from '../support/people/ordering';
import { FULL_CART } from '../support/people/goods';

/** Chromium reports an unused preload a few seconds after the page has loaded. */
const PRELOADS_MS = 6_000;
/** Console messages that the tests cause themselves. */
const OURS = /blocked by Playwright/;

/** The console messages of each page, all open at once. */
async function consoleOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const messages: string[] = [];
  await Promise.all(
    paths.map(async (path) => {
      const tab = await page.context().newPage();
      tab.on('console', (message) => {
        if (!OURS.test(message.text())) messages.push(`${path}: ${message.type()}: ${message.text()}`);
      });
      tab.on('pageerror', (error) => messages.push(`${path}: ${error.message}`));
      await tab.goto(path);
      await tab.waitForTimeout(PRELOADS_MS);
      await tab.close();
    }),
  );
  return messages;
}

test('no public page logs to the console or has unused preloads', async ({ page }) => {
  const paths = ['/', '/shop/biscuits', '/product/recycled-waste-bags', '/article/the-first-groom', '/search/shampoo'];
  expect(await consoleOf(page, [...paths, '/login', '/cart', '/contact'])).toEqual([]);
});

test('nor does a page of a customer', async ({ newcomerPage: page, newcomer, platform }) => {
  const order = await orderNow(platform, newcomer, FULL_CART);
  await platform.fillCart(newcomer, FULL_CART);
  const paths = ['/', '/product/recycled-waste-bags', '/cart', '/checkout', '/lists/usual', '/quick-order', '/orders'];
  expect(await consoleOf(page, [...paths, `/orders/${order}`, `/invoice/${order}`])).toEqual([]);
});
