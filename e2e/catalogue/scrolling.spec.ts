import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Records each scroll position until the page is reloaded. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.push(Math.round(window.scrollY)));
  });
}

test(
  'another page begins at its top at once, and going back restores the scroll position',
  { tag: ['@phone'] },
  async ({ page }) => {
    await page.goto('/shop/training-treats');
    const link = page
      .getByRole('region', { name: 'Products' })
      .getByRole('link', { name: /^Details/ })
      .last();
    await link.scrollIntoViewIfNeeded();
    // The scripts of a public page start at the first interaction.
    await link.hover();
    await page.waitForFunction(() => 'next' in window);
    await expect.poll(() => position(page)).toBeGreaterThan(400);
    const before = await position(page);
    await watch(page);
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => position(page)).toBe(0);
    // One jump: smooth scrolling would have passed a dozen positions.
    const seen = await page.evaluate(() =>
      'seen' in window && Array.isArray(window.seen) ? window.seen : ['loaded anew'],
    );
    expect(seen.filter((top) => top !== 0 && Math.abs(Number(top) - before) > 2)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/shop/training-treats');
    await expect.poll(async () => Math.abs((await position(page)) - before)).toBeLessThan(4);
  },
);
