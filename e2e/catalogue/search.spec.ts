import { expect, test } from '../fixtures';

test('a visitor searches from the header', { tag: ['@phone', '@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/');
  const search = page.getByLabel('Search products').filter({ visible: true });
  await search.fill('oatmeal shampoo');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\/oatmeal(%20|\+)shampoo$/);
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Everyday Oatmeal Shampoo');
  await expectAccessible(page);
  await first.getByRole('link', { name: /^Details/ }).click();
  await expect(page).toHaveURL('/product/everyday-oatmeal-shampoo');
});

for (const [address, shown] of [
  ['/search/oatmeal/shampoo', 'oatmeal shampoo'],
  ['/search/oatmeal%2Fshampoo', 'oatmeal/shampoo'],
] as const) {
  test(`${address} searches for both words`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toHaveText(
      'Everyday Oatmeal Shampoo',
    );
  });
}

for (const [typed, found] of [
  ['SG-WB-PLT', 'Plant-Blend Waste Bags'],
  ['sg-wb-plt-60', 'Plant-Blend Waste Bags'],
  ['wb-plt', 'Plant-Blend Waste Bags'],
  ['kangroo', 'Kangaroo'],
  ['shampo', 'Shampoo'],
  ['conditoinar', 'Conditioner'],
  ['pigs ears', "Pig's Ears"],
] as const) {
  test(`"${typed}" finds ${found}`, async ({ page }) => {
    await page.goto(`/search/${encodeURIComponent(typed)}`);
    await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toContainText(found);
  });
}

test('a search says what it looked for in place of a typo', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/search/kangroo%20jerky');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('kangaroo jerky');
  await expect(page.getByText('Nothing has “kangroo jerky” in it; this is the nearest we have.')).toBeVisible();
  await expectAccessible(page);
});

test('a search that finds nothing leads on', { tag: ['@no-js', '@phone'] }, async ({ page, expectAccessible }) => {
  await page.goto('/search/lemon%20xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found for “lemon xylophone”' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'lemon', exact: true }).click();
  await expect(page).toHaveURL('/search/lemon');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the search field suggests products while one types', { tag: ['@phone'] }, async ({ page, expectAccessible }) => {
  await page.goto('/about');
  const field = page.getByLabel('Search products').filter({ visible: true });
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('sg wb plt', { delay: 40 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('Plant-Blend Waste Bags');
  await expect(list.getByRole('option').first()).toContainText('SG-WB-PLT');
  await expect(page.getByText('1 found for “sg wb plt”. Use the arrow keys to choose.')).toBeAttached();
  await expectAccessible(page);
  await list.getByRole('option').first().click();
  await expect(page).toHaveURL('/product/plant-blend-waste-bags');
  await expect(list).toBeHidden();
});

test('suggestions are led by the keyboard', async ({ page }) => {
  await page.goto('/shop');
  const field = page.getByLabel('Search products').filter({ visible: true });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await field.click();
  await field.pressSequentially('shampo', { delay: 40 });
  await expect(list.getByRole('option')).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveText(/Shampoo/);
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.getByRole('option', { selected: true })).toContainText('results for “shampo”');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('shampo');
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL('/search/shampo');
});

test.describe('on a network that loses replies', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('suggestions that cannot be had leave the form as it is', async ({ page }) => {
    await page.route('**/sell/product/suggest*', (route) => route.abort());
    await page.goto('/shop');
    const field = page.getByLabel('Search products').filter({ visible: true });
    await field.fill('oatmeal');
    await field.press('Enter');
    await expect(page).toHaveURL('/search/oatmeal');
  });
});

test('a search without results says so', { tag: ['@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/search/xylophone');
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
  await expectAccessible(page);
});

test('a search is shown as it was typed, whatever it contains', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('<script>alert(1)</script> & "quotes" 50 %')}`);
  await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
});
