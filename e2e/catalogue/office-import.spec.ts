import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BackOffice } from '../support/people/back-office';

/** Uploads a file of these lines. */
async function send(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Workbook (XLSX) or CSV, up to 16 MB').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  });
  await page.getByRole('button', { name: 'Compare with the catalogue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Import of ${name}` })).toBeVisible();
}

// The product's address before the import and after its undo.
test.use({ expectedProblems: /404/ });

test(
  'a file of products is compared, corrected, imported, shown in the shop, and undone',
  { tag: ['@no-js'] },
  async ({ newcomerPage: customer, browser, javaScriptEnabled, expectAccessible }) => {
    test.slow();
    const id = randomUUID().slice(0, 6);
    const [good, bad] = [`rope-toy-${id}`, `ball-toy-${id}`];
    const code = (kind: string): string => `${kind}-${id}`.toUpperCase();
    const page = await browser.newPage({ javaScriptEnabled });
    const office = new BackOffice(page);
    await office.signIn();
    await page.goto(`${office.address}/cms/catalogue/import`);
    await expectAccessible(page);
    const heading = 'Code,Product,Name,Categories,Options,Price,Weight in grams,Carton,Least,Step,Shown,Stock';
    await send(page, `toys-${id}.csv`, [
      heading,
      `${code('RT-S')},${good},Rope toy ${id},dog-treats,Size: Small,4.50,120,12,1,1,yes,40`,
      `${code('RT-L')},${good},Rope toy ${id},dog-treats,Size: Large,6.50,210,6,1,1,yes,25`,
      `${code('BT')},${bad},Ball toy ${id},dog-treats,,four dollars,80,24,1,1,yes,60`,
    ]);
    await expectAccessible(page, { onPhones: true });
    await expect(page.getByText('four dollars', { exact: false })).toBeVisible();
    const faults = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    const rows = (await readFile(await (await faults).path(), 'utf8')).replace('\uFEFF', '');
    expect(rows).toContain('four dollars');
    await page.getByRole('link', { name: /^New: / }).click();
    await expect(page.getByText(`/product/${good}`)).toBeVisible();
    // Nothing has changed yet.
    expect((await customer.goto(`/product/${good}`))?.status()).toBe(404);
    const suggested = async (): Promise<string> =>
      (await customer.request.get(`/api/v1/sell/product/suggest?search=rope%20toy%20${id}`)).text();
    expect(await suggested()).not.toContain(good);

    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await expect(page.getByRole('heading', { name: /^Imported / })).toBeVisible();
    await customer.goto(`/product/${good}?option.Size=Large`);
    await expect(customer.getByRole('heading', { level: 1, name: `Rope toy ${id}` })).toBeVisible();
    await expect(customer.getByRole('form', { name: 'Order' }).getByText('$6.50').first()).toBeVisible();
    await expect.poll(suggested).toContain(good);

    // The refused rows are corrected in the file of them.
    await page.goto(`${office.address}/cms/catalogue/import`);
    await send(page, `mended-${id}.csv`, rows.replace(',four dollars,', ',4.00,').split(/\r?\n/));
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    expect((await customer.goto(`/product/${bad}`))?.status()).toBe(200);
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText(/^This import was undone/)).toBeVisible();
    await expect.poll(async () => (await customer.goto(`/product/${bad}`))?.status()).toBe(404);
  },
);
