import { expect, test } from './fixtures';

test('a visitor walks from the home page to a product', { tag: ['@phone', '@no-js'] }, async ({ page, expectAccessible }) => {
  await page.goto('/');
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Shop the range' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Shop Dog Treats' }).first().click();
  await expect(page).toHaveURL('/shop/dog-treats');
  await page.getByRole('main').getByRole('link', { name: 'Training Treats' }).first().click();
  await expect(page).toHaveURL('/shop/training-treats');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Training Treats' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('article')).toHaveCount(9);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/shop/training-treats/2');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('2', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const card = page.getByRole('region', { name: 'Products' }).getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/product\/[\w-]+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Trade prices' }).getByRole('link', { name: 'Log in to see prices' })).toBeVisible();
  await expectAccessible(page);
});

test('the shop menu leads to a category', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Shop', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deodorants', exact: true }).click();
  await expect(page).toHaveURL('/shop/deodorants');
});

test('a keyboard reaches the content first', async ({ page }) => {
  await page.goto('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a phone menu lists the categories', { tag: ['@phone', '@only-phone'] }, async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dog Treats', exact: true })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Biscuits', exact: true }).click();
  await expect(page).toHaveURL('/shop/biscuits');
});

for (const path of ['/', '/shop/training-treats', '/product/recycled-waste-bags', '/blog', '/login']) {
  test(`${path} fits a phone without sideways scrolling`, { tag: ['@phone', '@only-phone'] }, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}
