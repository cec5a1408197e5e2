import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hydrated } from '../support/browser/hydrated';

/** Paths of scripts and calls that are requested from now on. */
function requested(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_next/') || pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

test('what adding to the cart needs is loaded before the button is pressed', async ({ customer: page }) => {
  const before = requested(page);
  await page.goto('/product/lavender-waste-bag-rolls');
  const add = page.getByRole('form', { name: 'Order' }).getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  // Half a second after the form has started it loads the code for changes of the cart.
  await hydrated(page, 'form:has([name=qty])');
  const started = await page.evaluate(() => performance.now());
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(started + 1_500);
  before.length = 0;
  await add.click();
  await expect(page.getByRole('form', { name: 'Order' })).toContainText('Added');
  expect(before.filter((path) => path.endsWith('cartAdd'))).toHaveLength(1);
  expect(before.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('the order form of a product is loaded while its link is pointed at', async ({ customer: page }) => {
  await page.goto('/shop/biscuits');
  await page.waitForFunction(() => 'next' in window);
  await page.waitForLoadState('networkidle');
  const since = requested(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().hover();
  await expect.poll(() => since.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(since.filter((path) => !path.endsWith('.js'))).toEqual([]);
});
