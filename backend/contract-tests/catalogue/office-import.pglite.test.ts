import { eq, inArray, sql } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { z } from 'zod';
import { queryRows } from '../../db/client';
import { groups, listBrands, listSizes, products, skus } from '../../db/schema/catalogue/catalogue';
import { priceLevels, skuPrices } from '../../db/schema/catalogue/prices';
import { revalidateJobs } from '../../db/schema/content/cms';
import { stockMoves } from '../../db/schema/catalogue/stock-moves';
import { present } from '../../system/present';
import { owner, sales, shop } from '../support/office';

jest.setTimeout(240_000);

const CODE = 'BB-TR-ROO-1000';
const SLUG = 'kangaroo-training-bites';

async function send(content: string | Uint8Array<ArrayBuffer>, name = 'range.csv') {
  const reply = await sales.upload('/cms/catalogue/import', {}, new File([content], name));
  return { ...reply, address: reply.location };
}
const csv = (...lines: string[]): string => lines.join('\r\n');
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
const state = async () => ({
  products: await shop.db.select().from(products).orderBy(products.id),
  skus: await shop.db.select().from(skus).orderBy(skus.id),
  sizes: (await shop.db.select().from(listSizes).orderBy(listSizes.listId)).filter(({ total }) => total > 0),
  brands: (await shop.db.select().from(listBrands).orderBy(listBrands.listId, listBrands.brand)).filter(
    ({ total }) => total > 0,
  ),
});
/** Without the time of the last change. */
const still = ({ products: rows, ...rest }: Awaited<ReturnType<typeof state>>) => ({
  ...rest,
  products: rows.map((row) => ({ ...row, updatedAt: null })),
});

describe('a round trip', () => {
  it.each(['csv', 'xlsx'])('as %s changes nothing', async (kind) => {
    const file = await sales.bytes(`/cms/catalogue/export?as=${kind}`);
    expect(file.headers.get('content-disposition')).toContain(`.${kind}"`);
    const { address } = await send(new Uint8Array(file.bytes), `range.${kind}`);
    const page = words((await sales.get(address)).html);
    expect(page).toContain('The catalogue is as this file has it already.');
    const total = await shop.db.$count(skus);
    expect(page).toContain(`skus unchanged: ${total.toLocaleString('en-AU')}`);
  });

  it('has a column for each level and quantity with prices, and no empty one', async () => {
    const { id: skuId } = await shop.sku(CODE);
    const [gold, silver] = await shop.db
      .insert(priceLevels)
      .values([{ name: 'Gold & more' }, { name: 'Silver' }])
      .returning();
    const levelId = present(gold).id;
    await shop.db.insert(skuPrices).values([
      { skuId, levelId, fromQty: 1, price: 3_905 },
      { skuId, levelId, fromQty: 12, price: 3_750 },
      { skuId, levelId: null, fromQty: 10, price: 3_990 },
      // More columns than letters of the alphabet.
      ...[20, 30, 40, 50].map((fromQty) => ({ skuId, levelId: present(silver).id, fromQty, price: 3_800 - fromQty })),
    ]);
    for (const kind of ['csv', 'xlsx']) {
      const file = await sales.bytes(`/cms/catalogue/export?as=${kind}`);
      const page = words((await sales.get((await send(new Uint8Array(file.bytes))).address)).html);
      expect(page).toContain('is as this file has it already');
      expect(page).not.toContain('were not read');
    }
    const text = new TextDecoder().decode((await sales.bytes('/cms/catalogue/export?as=csv')).bytes);
    expect(text).toContain('Special price,Price from 10,Price Gold & more,Price Gold & more from 12,Price Silver,');
    await shop.db.delete(priceLevels).where(inArray(priceLevels.id, [levelId, present(silver).id]));
    await shop.db.delete(skuPrices).where(eq(skuPrices.skuId, skuId));
  });

  it('never writes a formula', async () => {
    await shop.db.update(products).set({ name: '=HYPERLINK("http://x.invalid")' }).where(eq(products.slug, SLUG));
    const file = await sales.bytes('/cms/catalogue/export?as=csv');
    expect(new TextDecoder().decode(file.bytes)).toContain(`"'=HYPERLINK(""http://x.invalid"")"`);
    const { address } = await send(new Uint8Array(file.bytes));
    expect(words((await sales.get(address)).html)).toContain('is as this file has it already');
    await shop.db.update(products).set({ name: 'Kangaroo training bites' }).where(eq(products.slug, SLUG));
  });
});

describe('an import', () => {
  const first = csv(
    'Code;Name;Price;Move stock;Badge;Colour of the box',
    `${CODE};Kangaroo bites;61,5;;;red`,
    `${CODE};Kangaroo bites;61.50;;;red`,
  );

  it('reports each row’s error, and the columns that it did not read', async () => {
    const { address } = await send(first);
    const page = words((await sales.get(address)).html);
    expect(page).toContain('Price is "61,5", and not dollars such as 12.50.');
    expect(page).toContain('Row 2 has this code already.');
    expect(page).toContain('Columns that were not read: Colour of the box.');
    expect(page).toContain('Nothing of this file can be imported as it is.');
    const faults = new TextDecoder().decode((await sales.bytes(`${address}/faults?as=csv`)).bytes);
    expect(faults.split('\r\n')[1]).toMatch(/^"?Row 2: Price is/);
    expect(words((await sales.get((await send(faults)).address)).html)).not.toContain('were not read');
  });

  it('exports the faulty rows with their own columns, without formulas', async () => {
    const { address } = await send(csv('Code,Price,Price from 10', `${CODE},=1+1,-`));
    const faults = new TextDecoder().decode((await sales.bytes(`${address}/faults?as=csv`)).bytes);
    expect(faults.replace('\uFEFF', '').split('\r\n')[0]).toBe('Fault,Code,Price,Price from 10');
    expect(faults).toContain(`${CODE},'=1+1,'-`);
    const page = words((await sales.get(address)).html);
    expect(page).toContain('Price is "=1+1", and not dollars');
    expect(page).toContain('Price from 10 is "-", and not dollars');
  });

  it('changes prices by level and quantity, and undoes that', async () => {
    const { id: skuId } = await shop.sku(CODE);
    const [gold] = await shop.db.insert(priceLevels).values({ name: 'Gold' }).returning();
    const levelId = present(gold).id;
    const stored = async () =>
      (await shop.db.select().from(skuPrices).where(eq(skuPrices.skuId, skuId)))
        .map(({ levelId: level, fromQty, price }) => [level, fromQty, price])
        .toSorted(([, one], [, other]) => Number(one) - Number(other));
    const before = [
      [levelId, 1, 3_905],
      [null, 10, 3_990],
      [null, 50, 3_900],
    ];
    await shop.db
      .insert(skuPrices)
      .values(before.map(([level, qty, price]) => ({ skuId, levelId: level, fromQty: qty ?? 1, price: price ?? 0 })));
    const { address } = await send(
      csv(
        'Code,Product,Name,Price,price  GOLD,Price from 10,Price Gold from 12,Price Bronze,Price from 1',
        `${CODE},,,,38.5,,37,1,1`,
        'LEVEL-1,levelled,Levelled,10,9,,8.00,1,1',
      ).replace(',Name,Price', ',Title,Price'),
    );
    const refused = words((await sales.get(address)).html);
    expect(refused).toContain('Columns that were not read: Title, Price Bronze, Price from 1.');
    expect(refused).toContain('Price is empty.');
    const { address: right } = await send(csv('Code,price  GOLD,Price from 10,Price Gold from 12', `${CODE},38.5,,37`));
    const page = words((await sales.get(right)).html);
    for (const difference of [
      'Price Gold 39.05 → 38.50',
      'Price from 10 39.90 → nothing',
      'Price Gold from 12 nothing → 37.00',
    ])
      expect(page).toContain(difference);
    expect(page).not.toContain('from 50');
    const made = await send(csv('Code,Product,Name,Price,Price Gold', 'LEVEL-1,levelled,Levelled,10,9'));
    expect((await sales.post(`${made.address}/apply`)).status).toBe(303);
    const { id: newId } = await shop.sku('LEVEL-1');
    const ofNew = await shop.db.select().from(skuPrices).where(eq(skuPrices.skuId, newId));
    expect(ofNew).toEqual([{ skuId: newId, levelId, fromQty: 1, price: 900 }]);
    expect((await sales.post(`${made.address}/undo`)).status).toBe(303);
    expect(await shop.db.select().from(skuPrices).where(eq(skuPrices.skuId, newId))).toEqual([]);

    expect((await sales.post(`${right}/apply`)).status).toBe(303);
    const after = [
      [levelId, 1, 3_850],
      [levelId, 12, 3_700],
      [null, 50, 3_900],
    ];
    expect(await stored()).toEqual(after);
    await shop.db.update(skuPrices).set({ price: 3_600 }).where(eq(skuPrices.fromQty, 12));
    expect((await sales.post(`${right}/undo`)).status).toBe(409);
    await shop.db.update(skuPrices).set({ price: 3_700 }).where(eq(skuPrices.fromQty, 12));
    expect((await sales.post(`${right}/undo`)).status).toBe(303);
    expect(await stored()).toEqual(before);

    const late = await send(csv('Code,Price Gold', `${CODE},30`));
    await shop.db.delete(priceLevels).where(eq(priceLevels.id, levelId));
    expect((await sales.post(`${late.address}/apply`)).status).toBe(409);
    const none = await send(csv('Code,Price from 60', `${CODE},30`));
    expect((await sales.post(`${none.address}/apply`)).status).toBe(303);
    await shop.db.delete(skuPrices).where(eq(skuPrices.skuId, skuId));
  });

  it('is previewed, applied once, logged, and undone as a whole', async () => {
    const before = await state();
    const sku = await shop.sku(CODE);
    const [group] = await shop.db.select().from(groups).where(eq(groups.model, 'product')).limit(1);
    const { url, id: groupId } = present(group);
    const text = csv(
      'Code,Product,Name,Options,Price,Special price,Stock,Move stock,Categories',
      `${CODE},${SLUG},Kangaroo bites,"${(await optionsOf(CODE)) ?? ''}",61.50,,9999,-2,${await categoriesOf(SLUG)}`,
      `NEW-1-S,rope-and-ring,Rope & Ring,Size: S,12.00,9.50,40,,${url}`,
      `NEW-1-L,rope-and-ring,Rope & Ring,Size: L,19,,,,${url}`,
    );
    const { address, status } = await send(text);
    expect(status).toBe(303);
    expect(still(await state())).toEqual(still(before));
    const page = words((await sales.get(address)).html);
    expect(page).toContain('Import 2 products');
    expect(page).toMatch(/Name Kangaroo training bites → Kangaroo bites/);
    expect(page).toMatch(/Stock −2/);

    await shop.db.delete(revalidateJobs);
    const applied = await Promise.all([sales.post(`${address}/apply`), sales.post(`${address}/apply`)]);
    expect(applied.map(({ status: code }) => code)).toEqual([303, 303]);
    expect(await shop.db.select().from(revalidateJobs)).toMatchObject([{ tags: ['products', 'groups'] }]);
    expect(await shop.sku(CODE)).toMatchObject({ price: 6_150, specialPrice: null, stock: sku.stock - 2 });
    expect(await shop.sku('NEW-1-S')).toMatchObject({ price: 1_200, specialPrice: 950, stock: 40, options: ['S'] });
    const [made] = await shop.db.select().from(products).where(eq(products.slug, 'rope-and-ring'));
    expect(made).toMatchObject({ enabled: true, searchName: 'rope and ring', primaryGroupId: groupId });
    const [size] = await shop.db.select().from(listSizes).where(eq(listSizes.listId, groupId));
    expect(size?.total).toBe(present(before.sizes.find(({ listId }) => listId === groupId)).total + 1);
    const journal = await shop.db.select().from(stockMoves).where(eq(stockMoves.skuId, sku.id));
    expect(journal.filter(({ reason }) => reason.startsWith('Import of'))).toMatchObject([{ qty: -2 }]);

    const again = await send(text);
    expect(words((await sales.get(again.address)).html)).toContain('The same file was imported before');

    const undone = await Promise.all([sales.post(`${address}/undo`), sales.post(`${address}/undo`)]);
    expect(undone.map(({ status: code }) => code)).toEqual([303, 303]);
    const after = await state();
    expect(still(after).skus).toEqual(still(before).skus);
    expect(after.sizes).toEqual(before.sizes);
    expect(after.products.map(({ slug, name, enabled }) => ({ slug, name, enabled }))).toEqual(
      before.products.map(({ slug, name, enabled }) => ({ slug, name, enabled })),
    );
    expect((await sales.post(`${address}/apply`)).status).toBe(409);
    const { html } = await owner.get('/cms/log?subject=import');
    expect(html).toContain('Catalogue imported');
    expect(html).toContain('Import undone');
    expect(html).toContain(`href="${address}"`);
  });

  it('is refused if the catalogue changed meanwhile, and so is its undo', async () => {
    const { price } = await shop.sku(CODE);
    const { address } = await send(csv('Code,Price', `${CODE},77.00`));
    await shop.db.update(skus).set({ price: 4_100 }).where(eq(skus.code, CODE));
    const late = await sales.post(`${address}/apply`);
    expect([late.status, words(late.html)]).toEqual([409, expect.stringContaining('is not as this page showed it')]);
    await shop.db.update(skus).set({ price }).where(eq(skus.code, CODE));
    expect((await sales.post(`${address}/apply`)).status).toBe(303);
    await shop.db.update(skus).set({ price: 7_800 }).where(eq(skus.code, CODE));
    const refused = await sales.post(`${address}/undo`);
    expect([refused.status, words(refused.html)]).toEqual([409, expect.stringContaining('Nothing was undone')]);
    await shop.db.update(skus).set({ price }).where(eq(skus.code, CODE));
  });

  it('says that a code is retired, and makes it no second time', async () => {
    await shop.db.update(skus).set({ retiredAt: shop.now() }).where(eq(skus.code, CODE));
    const { address } = await send(csv('Code,Price', `${CODE},77.00`));
    const page = words((await sales.get(address)).html);
    expect(page).toContain(`Row 2 , ${CODE}: This code is retired`);
    expect(page).not.toMatch(/almost the code|Nothing says which product|Options are none/);
    await shop.db.update(skus).set({ retiredAt: null }).where(eq(skus.code, CODE));
  });

  it('skips a product with a fault as a whole', async () => {
    const text = csv(
      'Code,Product,Name,Options,Price,Barcode',
      'OK-1,half-right,Half right,Size: S,10,',
      'OK-2,half-right,Half right,Size: S,10,',
      'OK-3,all-right,All right,,10,29000000000000',
    );
    const { address } = await send(text);
    const page = words((await sales.get(address)).html);
    expect(page).toContain('OK-1 of this product has the options Size: S already.');
    expect((await sales.post(`${address}/apply`)).status).toBe(303);
    const found = await shop.db
      .select({ code: skus.code })
      .from(skus)
      .where(inArray(skus.code, ['OK-1', 'OK-2', 'OK-3']));
    expect(found).toEqual([{ code: 'OK-3' }]);
  });
});

it('imports 10,000 products with 50 errors: a message for each, and none imported in part', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => {
    const price = index % 200 === 7 ? 'twelve' : '12.00';
    return [
      `MANY-${index}-S,many-${index},Many ${index},Size: S,10.00,5`,
      `MANY-${index}-L,many-${index},Many ${index},Size: L,${price},5`,
    ];
  });
  const { address } = await send(csv('Code,Product,Name,Options,Price,Stock', ...lines.flat()));
  const page = words((await sales.get(address)).html);
  expect(page).toContain('Import 9,950 products');
  expect(page).toContain('50 faults in 50 products.');
  const rest = words((await sales.get(`${address}?show=fault&after=7808`)).html);
  expect([page, rest].map((html) => html.match(/Price is "twelve", and not dollars/g)?.length)).toEqual([40, 10]);
  expect((await sales.post(`${address}/apply`)).status).toBe(303);
  const [made] = await shop.db
    .select({ products: sql<number>`count(distinct product_id)::int`, skus: sql<number>`count(*)::int` })
    .from(skus)
    .where(sql`code like 'MANY-%'`);
  expect(made).toEqual({ products: 9_950, skus: 19_900 });
  for (const path of ['/cms/catalogue', '/cms/catalogue?q=many+99', '/cms/catalogue?few=1', address]) {
    const started = performance.now();
    expect((await sales.get(path)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(400);
  }
  expect((await sales.post(`${address}/undo`)).status).toBe(303);
});

it('refuses a file of another type with a message at its field', async () => {
  const { status, html } = await send('%PDF-1.7');
  const { document } = new JSDOM(html).window;
  const field = document.querySelector('#file');
  expect([status, field?.getAttribute('aria-invalid')]).toEqual([422, 'true']);
  expect(field?.getAttribute('aria-describedby')).toContain('file-error');
  expect(document.querySelector('#file-error')?.textContent).toContain('neither CSV nor');
});

const cell = z.object({ cell: z.string().nullable() });
async function optionsOf(code: string): Promise<string | undefined> {
  const [row] = await queryRows(
    shop.db,
    cell,
    sql`select string_agg(v.name || ': ' || o.value, ' | ' order by o.place) as cell from skus
      join lateral unnest(options) with ordinality as o (value, place) on true
      join product_variations v on v.product_id = skus.product_id and v.sort = o.place - 1 where code = ${code}`,
  );
  return row?.cell ?? undefined;
}
async function categoriesOf(slug: string): Promise<string> {
  const [row] = await queryRows(
    shop.db,
    cell,
    sql`select string_agg(url, '|' order by product_groups.sort) as cell from products
      join product_groups on product_groups.product_id = products.id join groups on groups.id = group_id
      where products.slug = ${slug}`,
  );
  return row?.cell ?? '';
}
