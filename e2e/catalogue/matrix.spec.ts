import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hydrated } from '../support/browser/hydrated';
import { PLANT_BAGS, RECYCLED_BAGS } from '../support/people/goods';

const matrix = (page: Page) => page.getByRole('region', { name: 'Several at once' });
const field = (page: Page, name: string) =>
  matrix(page).getByRole('textbox', { name: `Quantity of ${name}`, exact: true });
const add = (page: Page) => matrix(page).getByRole('button', { name: 'Add all to cart' }).click();

test(
  'a customer orders a matrix of quantities in one go',
  { tag: ['@phone', '@no-js'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await page.goto(`/product/${RECYCLED_BAGS.slug}`);
    await page.getByRole('link', { name: 'Several at once' }).click();
    await expect(matrix(page).getByRole('row', { name: /^Clay/ })).toContainText('Out of stock');
    await field(page, 'Ink, 8 rolls').fill('5');
    await field(page, 'Sage, 20 rolls').fill('2');
    await add(page);
    await expect(matrix(page).getByText('Added to the cart: 7.')).toBeVisible();
    await expectAccessible(page);
    expect(await platform.cartLines(account)).toEqual([
      { code: 'SG-WB-REC-8-INK', qty: 5 },
      { code: 'SG-WB-REC-20-SAG', qty: 2 },
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('7');
    await matrix(page).getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page).toHaveURL('/cart');
  },
);

test(
  'each wrong quantity has its reason; what does not fit into the cart stays, and the rest is added',
  { tag: ['@no-js'] },
  async ({ customer: page, account, platform, expectAccessible }) => {
    await page.goto(`/product/${PLANT_BAGS.slug}`);
    await field(page, '4 rolls').fill('many');
    await field(page, '8 rolls').fill('3');
    await field(page, '60 rolls').fill('9000');
    await add(page);
    await expect(field(page, '4 rolls')).toHaveAccessibleDescription('Enter a number, such as 12.');
    await expect(field(page, '60 rolls')).toHaveAccessibleDescription(/^Only \d+ in stock\.$/);
    await expect(field(page, '4 rolls')).toHaveValue('many');
    await expect(field(page, '8 rolls')).toHaveValue('3');
    await expectAccessible(page, { onPhones: true });
    expect(await platform.cartLines(account)).toEqual([]);

    await platform.fillCart(account, [{ slug: PLANT_BAGS.slug, code: 'SG-WB-PLT-60', qty: 10 }]);
    await page.goto(`/product/${PLANT_BAGS.slug}`);
    const stock =
      /(\d+) in stock/.exec(
        await matrix(page)
          .getByRole('row', { name: /^60 rolls/ })
          .innerText(),
      )?.[1] ?? '';
    await field(page, '8 rolls').fill('4');
    await field(page, '60 rolls').fill(stock);
    await add(page);
    await expect(matrix(page).getByText(/Added to the cart: 4\. Not added: 1/)).toBeVisible();
    await expect(field(page, '60 rolls')).toHaveValue(stock);
    await expect(field(page, '60 rolls')).toHaveAccessibleDescription(
      `Only ${stock} left: 10 are in your cart already.`,
    );
    await expect(field(page, '8 rolls')).toHaveValue('');
    expect(await platform.cartLines(account)).toEqual([
      { code: 'SG-WB-PLT-60', qty: 10 },
      { code: 'SG-WB-PLT-8', qty: 4 },
    ]);
  },
);

test.describe('on a network that loses replies', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('a lost reply does not add twice', async ({ customer: page, account, platform }) => {
    await page.goto(`/product/${PLANT_BAGS.slug}`);
    let lost = 0;
    await page.route('**/sell/cart/cartAddMany', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    // Not its first input: a hidden one of the server action, which React leaves alone.
    // Before its scripts are there the form is sent as a document's, whose reply nothing here loses.
    await hydrated(page, 'form[aria-label="Several at once"]');
    await field(page, '8 rolls').fill('6');
    await add(page);
    await expect(matrix(page).getByText(/Network Error/)).toBeVisible();
    await expect(field(page, '8 rolls')).toHaveValue('6');
    await add(page);
    await expect(matrix(page).getByText('Added to the cart: 6.')).toBeVisible();
    expect(await platform.cartLines(account)).toEqual([{ code: 'SG-WB-PLT-8', qty: 6 }]);
  });
});

test('the matrix is used by keyboard', async ({ customer: page, account, platform }) => {
  await page.goto(`/product/${RECYCLED_BAGS.slug}`);
  await field(page, 'Ink, 8 rolls').focus();
  await page.keyboard.type('2');
  // The matrix' scripts are loaded last; until then its fields are plain ones.
  await expect(async () => {
    await field(page, 'Ink, 8 rolls').focus();
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'Sage, 8 rolls')).toBeFocused({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Sage, 20 rolls')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(matrix(page).getByText('Added to the cart: 5.')).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([
    { code: 'SG-WB-REC-8-INK', qty: 2 },
    { code: 'SG-WB-REC-8-SAG', qty: 3 },
  ]);
});

test('a matrix fits a phone', { tag: ['@phone', '@only-phone'] }, async ({ customer: page }) => {
  for (const slug of [RECYCLED_BAGS.slug, 'everyday-oatmeal-shampoo', 'bully-sticks']) {
    await page.goto(`/product/${slug}`);
    await expect(matrix(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
});

for (const language of ['en', 'ar']) {
  test(
    `the table of quantities keeps its first column in sight on a narrow phone (${language})`,
    { tag: ['@phone', '@only-phone'] },
    async ({ customer: page, baseURL }) => {
      await page.setViewportSize({ width: 300, height: 800 });
      await page.context().addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL ?? '' }]);
      await page.goto('/product/recycled-waste-bags');
      const table = page.locator('#several').getByRole('region');
      const edge = () =>
        table
          .getByRole('rowheader')
          .first()
          .evaluate((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return Math.round(document.dir === 'rtl' ? window.innerWidth - right : left);
          });
      expect(await table.evaluate((area) => area.scrollWidth - area.clientWidth)).toBeGreaterThan(20);
      const before = await edge();
      await table.evaluate((area) => area.scrollBy({ left: document.dir === 'rtl' ? -20 : 20, behavior: 'instant' }));
      expect(await edge()).toBe(before);
      // A code is one word, and on one line.
      expect(await table.getByText('SG-WB-REC-20-SAG').evaluate((code) => code.getClientRects().length)).toBe(1);
    },
  );
}
