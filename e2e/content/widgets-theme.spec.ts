import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test(
  'the colours follow the device or a stored choice, from the first paint on',
  { tag: ['@phone'] },
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const light = await ground(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground(page);
    expect(dark).not.toBe(light);

    const choice = page.getByRole('radiogroup', { name: 'Colours' });
    await choice.getByRole('radio', { name: 'Light' }).check({ force: true });
    await expect.poll(() => ground(page)).toBe(light);
    // What precedes the body's first words is painted first.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('header')) return;
        document.documentElement.dataset.atFirst = getComputedStyle(document.documentElement).backgroundColor;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/login']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toBe(light);
    }
    await page.goto('/demo-blocks');
    await expectAccessible(page);
    await page
      .getByRole('radiogroup', { name: 'Colours' })
      .getByRole('radio', { name: 'As the device' })
      .check({ force: true });
    expect(await ground(page)).toBe(dark);
  },
);

test(
  'without scripts the page follows the device, and there is no choice',
  { tag: ['@no-js'] },
  async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled !== false, 'for pages without scripts');
    await page.goto('/about');
    await expect(page.getByRole('radiogroup', { name: 'Colours' })).toHaveCount(0);
  },
);
