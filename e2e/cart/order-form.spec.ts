import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from '../fixtures';

const SHEET = 'xl/worksheets/sheet1.xml';
const SHAMPOO = 'BB-SH-OAT-500';

const summary = (page: Page) => page.getByText('My order form', { exact: true });
const code = (page: Page, row: number) => page.getByRole('combobox', { name: `Code, row ${row}`, exact: true });
const row = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Rows of your order' })
    .getByRole('listitem')
    .filter({ has: code(page, number) });

async function download(page: Page, products: string, kind: 'Excel' | 'CSV'): Promise<{ name: string; bytes: Buffer }> {
  await page.goto('/quick-order');
  await summary(page).click();
  await page.getByRole('combobox', { name: 'Products' }).selectOption({ label: products });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: kind, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The workbook with a quantity and another price in the row of the shampoo, as if it were a month old. */
function filledIn(book: Buffer): Buffer {
  const parts = unzipSync(new Uint8Array(book));
  const sheet = new TextDecoder()
    .decode(parts[SHEET])
    .replace(/<row r="\d+">(?:(?!<\/row>).)*BB-SH-OAT-500<(?:(?!<\/row>).)*<\/row>/, (line) =>
      line.replace(/(<c r="J\d+" s="3"><v>)[\d.]+/, '$114.90').replace(/(<c r="K\d+" s="4")\/>/, '$1><v>3</v></c>'),
    );
  return Buffer.from(zipSync({ ...parts, [SHEET]: new TextEncoder().encode(sheet) }));
}

/** Drops a file onto the page. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name: file, content }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], file));
      return transfer;
    },
    { name, content: [...bytes] },
  );
  await page
    .getByRole('region', { name: 'Paste an order or drop a file' })
    .dispatchEvent('drop', { dataTransfer: data });
}

test('an order form of last month: downloaded, filled in, dropped, its old price reported, added', async ({
  customer: page,
  account,
  platform,
  expectAccessible,
}) => {
  const { name, bytes } = await download(page, 'All of Dog Shampoo & Conditioners', 'Excel');
  expect(name).toMatch(/^order-form-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expectAccessible(page, { onPhones: true });
  await drop(page, name, filledIn(bytes));
  await expect(page.getByText('1 row was put on the pad.')).toBeVisible();
  await expect(row(page, 1)).toContainText('Everyday Oatmeal Shampoo');
  await expect(row(page, 1)).toContainText('Was $14.90 on your form, now $15.80.');
  await expect(page.getByText('1 price has changed since your form was made.')).toBeVisible();
  await expectAccessible(page, { onPhones: true });
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByText('3 pieces are in your cart.')).toBeVisible();
  expect(await platform.cartLines(account)).toEqual([{ code: SHAMPOO, qty: 3 }]);
});

test(
  'the same as a text, in a form that needs no scripts',
  { tag: ['@no-js'] },
  async ({ customer: page, account, platform }) => {
    const { name, bytes } = await download(page, 'All products', 'CSV');
    expect(name).toMatch(/\.csv$/);
    const filled = bytes
      .toString()
      .replace(/^(BB-SH-OAT-500,.*),15\.80,$/m, '$1,14.90,2')
      .replace(/^(BB-WT-DIL-3,.*),$/m, '$1,5');
    await page.getByLabel('Or a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(filled) });
    await page.getByRole('button', { name: 'Put it on the pad' }).click();
    await expect(page.getByText('2 rows were put on the pad.')).toBeVisible();
    await expect(page.getByText('Was $14.90 on your form, now $15.80.')).toBeVisible();
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('7 pieces are in your cart.')).toBeVisible();
    expect(new Set(await platform.cartLines(account))).toEqual(
      new Set([
        { code: SHAMPOO, qty: 2 },
        { code: 'BB-WT-DIL-3', qty: 5 },
      ]),
    );
  },
);

test('an order form is for customers, and for one of them', async ({ request, customer: page }) => {
  for (const ending of ['xlsx', 'csv']) {
    const refused = await request.get(`/quick-order/order-form.${ending}`, { maxRedirects: 0 });
    expect(refused.status()).toBe(307);
    expect(refused.headers().location).toContain(`/login?next=%2Fquick-order%2Forder-form.${ending}`);
    const given = await page.request.get(`/quick-order/order-form.${ending}?of=group:dog-shampoo-conditioners`);
    expect(given.status()).toBe(200);
    expect(given.headers()['cache-control']).toBe('private, no-store');
    expect(given.headers()['content-disposition']).toContain('attachment');
  }
});
