import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser, systemBrowser } from '../../e2e/support/browser.ts';

/**
 * A browser driven by Puppeteer: Chromium renders pages ahead only if its tab is driven as a whole, and Playwright
 * attaches to each page.
 */
export async function startBrowser(): Promise<Browser> {
  const { args, env, executablePath } = await findBrowser();
  return puppeteer.launch({
    executablePath: systemBrowser() ?? executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  });
}
