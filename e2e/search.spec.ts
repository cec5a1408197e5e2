import { expect, test } from './fixtures';

test('a visitor searches from the header', { tag: ['@phone', '@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search products' }).filter({ visible: true });
  await search.fill('oatmeal shampoo');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\/oatmeal(%20|\+)shampoo$/);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Everyday Oatmeal Shampoo');
  await expectAccessible(page);
  await first.getByRole('link', { name: /^Details/ }).click();
  await expect(page).toHaveURL('/product/everyday-oatmeal-shampoo');
});

for (const [typed, found] of [
  ['SG-WB-PLT', 'Plant-Blend Waste Bags'],
  ['sg-wb-plt-60', 'Plant-Blend Waste Bags'],
  ['wb-plt', 'Plant-Blend Waste Bags'],
  ['kangroo', 'Kangaroo'],
  ['shampo', 'Shampoo'],
] as const) {
  test(`"${typed}" finds ${found}`, async ({ page }) => {
    await page.goto(`/search/${encodeURIComponent(typed)}`);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toContainText(found);
  });
}

test('a search without results says so', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/search/xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
  await expectAccessible(page);
});

test('a search is shown as it was typed, whatever it contains', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('<script>alert(1)</script> & "quotes" 50 %')}`);
  await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
});
