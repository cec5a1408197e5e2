import { expect, test } from '../fixtures';

test(
  'a visitor walks from the home page to a product',
  { tag: ['@phone', '@no-js'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/');
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: 'Shop the range' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: 'Shop Dog Treats' }).first().click();
    await expect(page).toHaveURL('/shop/dog-treats');
    // Below its tiles a category lists all of its products.
    await expect(page.getByRole('heading', { level: 2, name: 'All Dog Treats' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('article')).toHaveCount(9);
    await page.getByRole('main').getByRole('link', { name: 'Shop Training Treats' }).first().click();
    await expect(page).toHaveURL('/shop/training-treats');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Training Treats' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Products' }).getByRole('article')).toHaveCount(9);

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/shop/training-treats/2');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByText('2', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const card = page.getByRole('region', { name: 'Products' }).getByRole('article').first();
    const slug = (await card.locator('..').getAttribute('id')) ?? 'none';
    await expect(card.getByRole('link', { name: 'Log in to see prices' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/shop/training-treats/2#${slug}`)}`,
    );
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: /^Details/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(/\/product\/[\w-]+$/);
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Trade prices' }).getByRole('link', { name: 'Log in to see prices' }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

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

test('no page has to be scrolled sideways on a phone', { tag: ['@phone', '@only-phone'] }, async ({ page }) => {
  for (const path of ['/', '/shop/training-treats', '/product/recycled-waste-bags', '/blog', '/login']) {
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);
  }
});

test('the first page of a list has one address, for visitors and customers', async ({ request, customerRequest }) => {
  for (const [address, moved] of [
    ['/shop/page/1', '/shop'],
    ['/shop/training-treats/1', '/shop/training-treats'],
    ['/blog/page/1', '/blog'],
  ] as const)
    for (const asking of [request, customerRequest]) {
      const reply = await asking.get(address, { maxRedirects: 0 });
      expect([reply.status(), new URL(reply.headers()['location'] ?? '', 'http://here.invalid').pathname]).toEqual([
        308,
        moved,
      ]);
    }
});

for (const path of [
  '/shop/page/99',
  '/shop/training-treats/99',
  '/shop/dog-treats/99',
  '/shop/page/0',
  '/shop/page/02',
  '/shop/nope',
  '/shop/%25',
  '/blog/page/99',
  '/blog/nope',
  '/product/nope',
  '/product/%25',
  '/article/%25',
]) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test(
  'a phone pages with the current page and its neighbours',
  { tag: ['@phone', '@only-phone'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/shop/page/4');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const shown = async () => (await pager.locator('li').filter({ visible: true }).allInnerTexts()).filter(Boolean);
    expect(await shown()).toEqual(['…', '3', '4', '5', '…']);
    await expectAccessible(page);
    await pager.getByRole('link', { name: 'First page' }).click();
    await expect(page).toHaveURL('/shop');
    expect(await shown()).toEqual(['1', '2', '…']);
    await pager.getByRole('link', { name: 'Last page' }).click();
    await expect(page).toHaveURL('/shop/page/10');
    await expect(pager.getByText('10')).toHaveAttribute('aria-current', 'page');
  },
);

test('a group of one page has no pager', async ({ page }) => {
  await page.goto('/shop/dispensers');
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
});

test('group tiles stand in 4 to 3', async ({ page }) => {
  await page.goto('/shop');
  const tile = page.getByRole('main').getByRole('link', { name: 'Shop Dog Treats' });
  await expect(tile.locator('img')).toHaveAttribute('src', /\/4x3\/300\.jpg$/);
});
