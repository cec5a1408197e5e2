import { expect, test } from '../fixtures';
import { hydrated } from '../support/browser/hydrated';

test(
  'a list is narrowed down, sorted and cleared by a form and links',
  { tag: ['@no-js', '@phone'] },
  async ({ page, expectAccessible }) => {
    await page.goto('/shop');
    await page.getByText('Filter and sort').click();
    await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText([
      'Recommended',
      'Name, A to Z',
      'Newest first',
    ]);
    await expectAccessible(page);
    await page.getByLabel('Category').selectOption('Dog Treats');
    await page.getByLabel(/^Dustyfoot/).check();
    await page.getByLabel('In stock').check();
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL('/shop/dog-treats?brand=Dustyfoot&stock=1&sort=name');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop Dog Treats' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
    await expect(cards.first().getByRole('link', { name: 'Log in to see prices' })).toHaveAttribute(
      'href',
      new RegExp(`^/login\\?next=${encodeURIComponent('/shop/dog-treats?brand=Dustyfoot&stock=1&sort=name#')}`),
    );
    await expect(cards.getByText('Out of stock')).toHaveCount(0);
    await expectAccessible(page);

    const active = page.getByRole('navigation', { name: 'Active filters' });
    await active.getByRole('link', { name: 'Remove filter: In stock' }).click();
    await expect(page).toHaveURL('/shop/dog-treats?brand=Dustyfoot&sort=name');
    await page.goto('/shop/dog-treats?brand=Nobody&new=1');
    await expect(page.getByRole('heading', { name: 'Nothing matches all of this' })).toBeVisible();
    await page.getByText('Filter and sort').click();
    await expect(page.getByLabel('Nobody', { exact: true })).toBeChecked();
    await active.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop/dog-treats');
    await expect(page.getByRole('link', { name: 'Shop Training Treats' }).first()).toBeVisible();
  },
);

test('search results are filtered', { tag: ['@no-js'] }, async ({ page }) => {
  await page.goto('/search/shampoo');
  await page.getByText('Filter and sort').click();
  await page.getByLabel(/^Little Wattle/).check();
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL('/search/shampoo?brand=Little+Wattle');
  await expect(page.getByRole('link', { name: 'Remove filter: Little Wattle' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Shampoo');
});

test('a customer sorts by price', async ({ customer: page, expectAccessible }) => {
  await page.goto('/shop');
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL('/shop?sort=price_desc');
  const prices = (await page.getByRole('main').getByRole('article').getByText(/\$\d/).allInnerTexts()).map((text) =>
    Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(prices.length).toBeGreaterThanOrEqual(9);
  expect(prices[0]).toBeGreaterThan(prices.at(-1) ?? 0);
  await expectAccessible(page);
});

test('the form forgets filters that a link removed', async ({ customer: page }) => {
  await page.goto('/shop?brand=Dustyfoot&special=1&sort=name');
  await hydrated(page);
  await expect(page.getByLabel(/^Dustyfoot/)).toBeChecked();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByLabel(/^Dustyfoot/)).not.toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('');
});

test('unknown filters show the list, are not cached and show no price', async ({ request }) => {
  for (const query of ['brand=Dustyfoot', 'sort=name', 'special=1&stock=1', 'brand=%00', 'sort=price', 'new=maybe']) {
    const reply = await request.get(`/shop?${query}`);
    expect([query, reply.status()]).toEqual([query, 200]);
    const html = await reply.text();
    expect(html).not.toMatch(/\$\d+\.\d\d/);
    const known = !/%00|maybe/.test(query);
    expect([query, reply.headers()['x-robots-tag'] ?? '']).toEqual([query, known ? 'noindex' : '']);
    expect(html).toContain('<link rel="canonical" href="');
    expect(/<link rel="canonical" href="[^"]*\/shop"/.test(html)).toBe(true);
    if (known) expect(reply.headers()['cache-control']).toContain('no-store');
  }
  const visitor = async (query: string) =>
    [...(await (await request.get(`/shop?${query}`)).text()).matchAll(/href="(\/product\/[^"]+)"/g)].map(
      ([, address]) => address,
    );
  expect(await visitor('sort=price&new=1')).toEqual(await visitor('new=1'));
});
