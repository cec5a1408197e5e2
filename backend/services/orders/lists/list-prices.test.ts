import { eq, sql } from 'drizzle-orm';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { listLines, lists } from '../../../db/schema/orders/lists';
import { orderLines } from '../../../db/schema/orders/orders';
import { skuPrices } from '../../../db/schema/catalogue/prices';
import { present } from '../../../system/present';
import { openTestShop } from '../../../testing/shop';
import { compareLines } from '../compare/compare-lines';
import { addListLines } from './add-list-lines';
import { changeList } from './change-list';
import { changeUsual } from './change-usual';
import { usualDetail } from './list-replies';
import { usualLines } from './usual-lines';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
}, 60_000);
afterAll(() => shop.close());

/** A sku that is cheaper from twelve pieces on. */
async function cheaperFromTwelve() {
  const sku = await shop.sku('BB-TR-ROO-100');
  const price = sku.specialPrice ?? sku.price;
  await shop.db
    .insert(skuPrices)
    .values({ skuId: sku.id, levelId: null, fromQty: 12, price: price - 50 })
    .onConflictDoNothing();
  return { id: sku.id, price };
}

it('moves the price of a line to its new quantity, so that a quantity price is no change', async () => {
  const { db } = shop;
  const sku = await cheaperFromTwelve();
  const [list] = await db
    .insert(lists)
    .values({ userId, name: 'Counter', createdAt: shop.now(), updatedAt: shop.now() })
    .returning();
  const { id } = present(list);
  await addListLines(db, id, [{ sku: String(sku.id), qty: 12, note: '', addons: [] }]);
  const line = async () => present((await db.select().from(listLines).where(eq(listLines.listId, id)))[0]);
  const { id: lineId, price } = await line();
  expect(price).toBe(sku.price - 50);
  const change = (qty: number) =>
    changeList(
      db,
      userId,
      String(id),
      { lines: [{ id: String(lineId), qty }], remove: [], seen: [], restore: false },
      shop.now(),
    );
  await change(1);
  expect(await line()).toMatchObject({ qty: 1, price: sku.price });
  // A real change since stays one.
  await db
    .update(listLines)
    .set({ price: price + 70 })
    .where(eq(listLines.id, lineId));
  await change(12);
  expect(await line()).toMatchObject({ qty: 12, price: price + 20 });
});

it('prices a sku by its pieces on all lines of the list, as long as they are there', async () => {
  const { db } = shop;
  const sku = await cheaperFromTwelve();
  const [list] = await db
    .insert(lists)
    .values({ userId, name: 'Both', createdAt: shop.now(), updatedAt: shop.now() })
    .returning();
  const { id } = present(list);
  const lines = () => db.select().from(listLines).where(eq(listLines.listId, id)).orderBy(listLines.id);
  await addListLines(db, id, [{ sku: String(sku.id), qty: 6, note: '', addons: [] }]);
  expect((await lines()).map(({ price }) => price)).toEqual([sku.price]);
  const [first] = await lines();
  await db.insert(listLines).values({ ...present(first), id: undefined, addonsKey: 'other' });
  const [one, other] = await lines();
  const change = (changes: Partial<Parameters<typeof changeList>[3]>) =>
    changeList(db, userId, String(id), { lines: [], remove: [], seen: [], restore: false, ...changes }, shop.now());
  await change({ lines: [{ id: String(present(one).id), qty: 7 }], seen: [] });
  expect((await lines()).map(({ price }) => price)).toEqual([sku.price, sku.price]);
  await change({ lines: [{ id: String(present(one).id), qty: 5 }] });
  expect((await lines()).map(({ price }) => price)).toEqual([sku.price + 50, sku.price + 50]);
  await change({ remove: [String(present(other).id)] });
  expect((await lines()).map(({ price }) => price)).toEqual([sku.price + 50]);
});

it('prices the lines of one sku by their pieces together, as the cart does', async () => {
  const sku = await cheaperFromTwelve();
  const line = { skuCode: '', productName: '', name: '', url: '', note: '', addons: [], priceThen: null };
  const stored = [1, 2].map((number) => ({ ...line, id: String(number), skuId: sku.id, qty: 6 }));
  const compared = await compareLines(shop.db, stored, userId);
  expect(compared.map(({ price_now }) => price_now)).toEqual([sku.price - 50, sku.price - 50]);
  // Order forms of a list name what any quantity costs, as all others do.
  expect(compared.map((one) => one.sku?.price_each)).toEqual([sku.price, sku.price]);
  expect(compared[0]?.sku?.breaks).toEqual([{ qty: 12, price: sku.price - 50 }]);
});

it('compares the usual order without the extras of the last order', async () => {
  const sku = await shop.sku('SG-WB-PLT-60');
  await shop.onInvoice(userId);
  for (const _ of [1, 2]) {
    await shop.add(userId, sku.id, 10);
    await shop.order(userId, 'account');
    shop.wait(7 * 24 * 60);
  }
  const usual = async () =>
    present((await usualLines(shop.db, userId, shop.now())).lines.find(({ skuId }) => skuId === sku.id));
  const { priceThen } = await usual();
  await shop.db
    .update(orderLines)
    .set({
      addons: [{ id: '1', name: 'Labels', value: '4', priceCents: 90 }],
      price: sql`${orderLines.price} + 90`,
      subtotal: sql`(${orderLines.price} + 90) * ${orderLines.qty}`,
    })
    .where(eq(orderLines.skuId, sku.id));
  expect((await usual()).priceThen).toBe(priceThen);
});

it('takes the quantity price of the last order for no change of the price of what is usual', async () => {
  const sku = await shop.sku('SG-WB-PLT-60');
  const general = (change: object) => shop.db.update(skus).set(change).where(eq(skus.id, sku.id));
  await general({ price: 8_000, specialPrice: null, stock: 500 });
  const cheaper = { skuId: sku.id, levelId: null, fromQty: 20, price: 7_000 };
  await shop.db.insert(skuPrices).values(cheaper);
  await shop.onInvoice(userId);
  for (const qty of [10, 10, 30]) {
    await shop.add(userId, sku.id, qty);
    await shop.order(userId, 'account');
    shop.wait(7 * 24 * 60);
  }
  const line = async () =>
    present((await usualDetail(shop.db, userId, shop.now())).lines.find(({ sku_code: code }) => code === sku.code));
  expect(await line()).toMatchObject({ qty: 10, price_then: 8_000, price_now: 8_000 });
  await general({ price: 8_500 });
  await shop.db.update(skuPrices).set({ price: 7_500 }).where(eq(skuPrices.skuId, sku.id));
  expect(await line()).toMatchObject({ price_then: 8_000, price_now: 8_500 });
  const change = { remove: [], restore: false, lines: [], seen: [] };
  await changeUsual(shop.db, userId, { ...change, seen: [{ id: String(sku.id), price: 8_500 }] });
  expect(await line()).toMatchObject({ price_then: 8_500, price_now: 8_500 });
  await changeUsual(shop.db, userId, { ...change, lines: [{ id: String(sku.id), qty: 30 }] });
  expect(await line()).toMatchObject({ qty: 30, price_then: 7_000, price_now: 7_500 });
});
