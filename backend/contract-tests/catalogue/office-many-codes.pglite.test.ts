import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { priceLevels, skuPrices } from '../../db/schema/catalogue/prices';
import { present } from '../../system/present';
import { changeTable, lockPrices } from '../../services/catalogue/record/price-table';
import { fillRecord } from '../support/office-form';
import { sales, shop } from '../support/office';

const SLUG = 'collar-in-all-sizes';
const CODES = 260;

async function importProduct(): Promise<{ id: number; address: string }> {
  const rows = [...Array(CODES).keys()].map((one) => `COLLAR-${one},${SLUG},Collar,Size: ${one},10.00`);
  const file = new File([['Code,Product,Name,Options,Price', ...rows].join('\n')], 'collars.csv');
  const { location } = await sales.upload('/cms/catalogue/import', {}, file);
  await sales.post(`${location}/apply`);
  const [made] = await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, SLUG));
  const { id } = present(made);
  return { id, address: `/cms/products/${id}` };
}

it('a product with hundreds of codes is changed, deleted and brought back like any other', async () => {
  const { id, address } = await importProduct();
  const codes = () => shop.db.$count(skus, eq(skus.productId, id));
  expect(await codes()).toBe(CODES);
  const saved = await fillRecord(sales, address, { 's.name': 'Collar for all', 's.skus.259.price': '12.50' });
  expect(saved.location).toBe(`${address}?done=saved`);
  expect((await shop.sku('COLLAR-259')).price).toBe(1_250);
  await sales.post(`${address}/delete`);
  const bin = new JSDOM((await sales.get('/cms/catalogue/bin')).html).window.document;
  const binned = present(bin.querySelector<HTMLInputElement>('form[action$="/restore"] [name=id]')).value;
  expect((await sales.post('/cms/catalogue/bin/restore', { id: binned })).location).toContain(address);
  expect(await codes()).toBe(CODES);
});

it('all prices of a product with the most codes and many quantities are saved at once', async () => {
  const rows = [...Array(1_000).keys()].map((one) => `LEASH-${one},leash,Leash,Size: ${one},10.00`);
  const file = new File([['Code,Product,Name,Options,Price', ...rows].join('\n')], 'leashes.csv');
  await sales.post(`${(await sales.upload('/cms/catalogue/import', {}, file)).location}/apply`);
  await shop.db.insert(priceLevels).values(['One', 'Two', 'Three'].map((name) => ({ name })));
  const { productId } = await shop.sku('LEASH-0');
  const quantities = [10, 20, 50, 100];
  const before = await shop.db.$count(skuPrices);
  await shop.db.transaction(async (tx) => {
    const table = await lockPrices(tx, productId);
    const wanted = table.rows.map((row) => ({
      ...row,
      levelId: row.level?.id ?? null,
      price: row.level === null ? row.price : 900,
      breaks: new Map(quantities.map((qty) => [qty, 800])),
    }));
    const by = { userId: sales.userId, name: 'Sales' };
    expect(await changeTable(tx, table, { by, at: shop.now() }, wanted)).toBe('leash');
  });
  const levels = 4;
  expect((await shop.db.$count(skuPrices)) - before).toBe(1_000 * (levels * quantities.length + levels - 1));
});
