import { eq } from 'drizzle-orm';
import { stateOfLine, suggestionFor, toReorderLine } from '@/lib/domain/orders/reorder';
import { openTestShop } from '../../../testing/shop';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { present } from '../../../system/present';
import { type StoredLine, compareLines } from './compare-lines';

let shop: Awaited<ReturnType<typeof openTestShop>>;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

async function sku(code: string) {
  const [row] = await shop.db.select().from(skus).where(eq(skus.code, code));
  return present(row);
}

const stored = (over: Partial<StoredLine>): StoredLine => ({
  id: '1',
  skuId: null,
  skuCode: 'BB-1',
  productName: 'Shampoo',
  name: '',
  url: 'shampoo',
  qty: 2,
  note: '',
  addons: [],
  priceThen: 900,
  ...over,
});

it('returns the replacement and substitutes of a sku that is no longer sold', async () => {
  const [gone, next] = [await sku('SG-SH-BAR-EUC'), await sku('SG-CO-BAR-PLN')];
  await shop.db.update(products).set({ enabled: false }).where(eq(products.id, gone.productId));
  await shop.db.update(skus).set({ replacedById: next.id }).where(eq(skus.id, gone.id));
  const [line] = await compareLines(shop.db, [stored({ skuId: gone.id })], 0);
  expect(line).toMatchObject({ sku: null, url: '', price_now: null, replacement: { sku: { code: 'SG-CO-BAR-PLN' } } });
  expect(present(line).substitutes.length).toBeGreaterThan(0);
  expect(present(line).substitutes.every(({ in_stock: inStock }) => inStock)).toBe(true);
});

it('offers what replaced the replacement once that is no longer sold either', async () => {
  const [old, between, last] = await Promise.all(['DF-JK-ROO-100', 'DF-JK-ROO-200', 'BB-TR-ROO-1000'].map(sku));
  const replace = (id: number, change: Partial<typeof skus.$inferInsert>) =>
    shop.db.update(skus).set(change).where(eq(skus.id, id));
  const offered = async () =>
    (await compareLines(shop.db, [stored({ skuId: present(old).id })], 0))[0]?.replacement?.sku.code;
  await replace(present(old).id, { stock: 0, replacedById: present(between).id });
  expect(await offered()).toBe('DF-JK-ROO-200');
  await replace(present(between).id, { retiredAt: shop.now(), replacedById: present(last).id });
  expect(await offered()).toBe('BB-TR-ROO-1000');
  // Not itself, though it is sold.
  await replace(present(last).id, { retiredAt: shop.now(), replacedById: present(old).id });
  expect(await offered()).toBeUndefined();
});

it('offers substitutes for a sku that is out of stock, one per product, without the sku itself', async () => {
  const none = await sku('BB-SH-OAT-500');
  await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.id, none.id));
  const [line] = await compareLines(shop.db, [stored({ skuId: none.id })], 0);
  const { sku: now, substitutes } = present(line);
  expect(now).toMatchObject({ in_stock: false });
  expect(new Set(substitutes.map(({ url }) => url)).size).toBe(substitutes.length);
  expect(substitutes.map(({ sku: { code } }) => code)).not.toContain('BB-SH-OAT-500');
});

it('offers no substitutes for an available sku, and reports unavailable extras', async () => {
  const there = await sku('BB-TR-ROO-100');
  const [line] = await compareLines(
    shop.db,
    [stored({ skuId: there.id, addons: [{ id: '999999', name: 'Ribbon', value: 'Red' }] })],
    0,
  );
  expect(line).toMatchObject({ substitutes: [], replacement: null, extras_gone: true, price_then: 900 });
});

it('returns the stored texts of a deleted sku', async () => {
  const [line] = await compareLines(shop.db, [stored({ productName: 'Old soap' })], 0);
  expect(line).toMatchObject({ product_name: 'Old soap', sku: null, substitutes: [], url: '' });
});

it('suggests what is available of an order of which half is not', async () => {
  const codes = ['BB-SH-SEA-250', 'DF-BI-CAR-5000', 'SG-DS-CAP-WAT', 'LW-WT-BOW-BSH'] as const;
  const [there, short, replaced, gone] = await Promise.all(codes.map(sku));
  await shop.db
    .update(skus)
    .set({ stock: 3 })
    .where(eq(skus.id, present(short).id));
  await shop.db
    .update(products)
    .set({ enabled: false })
    .where(eq(products.id, present(gone).productId));
  const lines = await compareLines(
    shop.db,
    [there, short, replaced, gone].map((row, at) => stored({ id: codes[at] ?? '', skuId: present(row).id, qty: 6 })),
    0,
  );
  const seen = lines.map(toReorderLine).map((line) => {
    const { take, qty } = suggestionFor(line);
    return [line.id, stateOfLine(line), take, qty, line.replaced, line.instead[0]?.code];
  });
  expect(seen).toEqual([
    ['BB-SH-SEA-250', 'ready', true, 6, false, undefined],
    ['DF-BI-CAR-5000', 'short', true, 3, false, undefined],
    ['SG-DS-CAP-WAT', 'out-of-stock', false, 6, true, 'SG-DS-CAP-CLY'],
    ['LW-WT-BOW-BSH', 'gone', false, 6, false, expect.stringMatching(/^\w/)],
  ]);
});
