import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { withoutScripts, wordsOf } from '../support/browser/whole-page';

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

/** Title and first product of a search's results. */
async function foundAt(request: APIRequestContext, address: string): Promise<{ title: string; first: string }> {
  const html = withoutScripts(await (await request.get(address)).text());
  const [, title = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const [, first = ''] = /<article\b[\s\S]*?<h\d\b[^>]*>([\s\S]*?)<\/h\d>/.exec(html) ?? [];
  return { title: wordsOf(title), first: wordsOf(first) };
}

test('an address of several parts searches for all words', async ({ request }) => {
  for (const [address, title] of [
    ['/search/oatmeal/shampoo', 'oatmeal shampoo'],
    ['/search/oatmeal%2Fshampoo', 'oatmeal/shampoo'],
  ] as const)
    expect(await foundAt(request, address)).toEqual({ title, first: 'Everyday Oatmeal Shampoo' });
});

test('codes, parts of them and misspelt words are found', async ({ request }) => {
  for (const [typed, found] of [
    ['SG-WB-PLT', 'Plant-Blend Waste Bags'],
    ['sg-wb-plt-60', 'Plant-Blend Waste Bags'],
    ['wb-plt', 'Plant-Blend Waste Bags'],
    ['kangroo', 'Kangaroo'],
    ['shampo', 'Shampoo'],
    ['conditoinar', 'Conditioner'],
    ['pigs ears', "Pig's Ears"],
  ] as const)
    expect((await foundAt(request, `/search/${encodeURIComponent(typed)}`)).first, typed).toContain(found);
});

test(
  'a search names the correction of a typo, and one without results links to other pages',
  { tag: ['@no-js'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/search/kangroo%20jerky');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('kangaroo jerky');
    await expect(page.getByText('Nothing has “kangroo jerky” in it; this is the nearest we have.')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/search/lemon%20xylophone');
    await expect(page.getByRole('heading', { name: 'Nothing found for “lemon xylophone”' })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
    await page.getByRole('main').getByRole('link', { name: 'lemon', exact: true }).click();
    await expect(page).toHaveURL('/search/lemon');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/search/xylophone');
    await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
    await expectAccessible(page, { onPhones: true });
  },
);

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

test('suggestions are used by keyboard', async ({ page }) => {
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

  test('without suggestions the form works as before', async ({ page }) => {
    await page.route('**/sell/product/suggest*', (route) => route.abort());
    await page.goto('/shop');
    const field = page.getByLabel('Search products').filter({ visible: true });
    await field.fill('oatmeal');
    await field.press('Enter');
    await expect(page).toHaveURL('/search/oatmeal');
  });
});

test('a search is shown as it was typed, whatever it contains', async ({ page }) => {
  await page.goto(`/search/${encodeURIComponent('<script>alert(1)</script> & "quotes" 50 %')}`);
  await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
});
