import { expect, test } from '../fixtures';

test('a product that a customer opens from a list waits for no script', async ({ customer: page }) => {
  await page.goto('/shop/biscuits');
  const link = page.locator('main article a[href^="/product/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  // Pointing at it loads the scripts of the order form.
  await link.hover();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await link.click();
  await page.waitForURL(address);
  await expect(page.locator('main form[action]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
