import puppeteer, { type Browser } from 'puppeteer-core';
import { personsBrowser } from '../../e2e/support/browser/browser.ts';

/**
 * A browser driven by Puppeteer: Chromium renders pages ahead only if its tab is driven as a whole, and Playwright
 * attaches to each page.
 */
export async function startBrowser(): Promise<Browser> {
  const { args, env, executablePath } = await personsBrowser();
  return puppeteer.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}
