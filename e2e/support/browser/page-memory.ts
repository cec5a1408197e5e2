import { type Browser, type Page, chromium, expect } from '@playwright/test';
import { findBrowser, systemBrowser } from './browser';

/** A browser that keeps the pages that are left, as Playwright's do not; null without one: that from npm keeps none. */
export async function browserWithMemory(): Promise<Browser | null> {
  const executablePath = systemBrowser();
  if (executablePath === null) return null;
  const { args } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...args],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** Lets a page tell whether it is brought back; before it is left. */
export async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
}

/** Goes back to a page that is watched, and expects the browser to bring it back instead of loading it. */
export async function bringBack(page: Page, path: string): Promise<void> {
  // A page that is brought back does not load, which goBack would wait for.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(path, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted), { message: path }).toBe(true);
}
