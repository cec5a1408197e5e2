import { expect, test } from '../fixtures';
import { type BrokenShop, startBehindProxy } from '../support/shops/own-shop';

/*
 * A public page's flight data, in a file beside the page and in the page itself: visitors see the same.
 */
for (const setting of ['on', 'off'] as const) {
  test.describe(`with FLIGHT_FILES=${setting}`, () => {
    let shop: BrokenShop;
    test.beforeAll(async ({ platform }, info) => {
      info.setTimeout(120_000);
      shop = await startBehindProxy(platform.address, `flight-${setting}-${info.workerIndex}`, {
        FLIGHT_FILES: setting,
      });
    });
    test.afterAll(() => shop.stop());

    for (const path of ['/', '/product/plant-blend-waste-bags', '/contact'])
      test(`the scripts of ${path} start`, async ({ page }) => {
        const files: string[] = [];
        page.on('request', (asked) => {
          const { pathname } = new URL(asked.url());
          if (pathname.startsWith('/flight/')) files.push(pathname);
        });
        await page.goto(shop.address + path);
        await page.waitForLoadState('networkidle');
        expect(files).toHaveLength(setting === 'on' ? 1 : 0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The router works: a link changes the page without loading a document.
        await page.evaluate(() => Object.assign(window, { stayed: true }));
        await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
        await page.waitForURL(`${shop.address}/faq`);
        expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      });
  });
}
