import { expect, test } from './fixtures';

for (const slug of ['about', 'become-a-stockist', 'contact', 'privacy-policy', 'terms-and-conditions', 'shipping-and-returns']) {
  test(`/${slug} is a content page`, { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
    const response = await page.goto(`/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedProblems: /404/ });

  for (const path of ['/no-such-page', '/product/no-such-product', '/shop/no-such-group', '/article/no-such-article', '/shop/training-treats/99', '/blog/no-such-topic']) {
    test(`${path} answers 404 with the way home`, { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});
