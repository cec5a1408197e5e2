import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { carts } from '../../db/schema/orders/cart';
import { skus } from '../../db/schema/catalogue/catalogue';
import { sessions } from '../../db/schema/account/sign-in';
import { openTestShop } from '../../testing/shop';
import { addToCart } from './add-lines';
import { type Looker, runOwnChange, changesSince, markSeen } from './cart-snapshots';
import { removeLine } from './change-cart';
import { loadLines } from './cart-lines';

const CODES = ['BB-TR-ROO-100', 'BB-TR-ROO-1000', 'SG-WB-PLT-60'] as const;
let shop: Awaited<ReturnType<typeof openTestShop>>;
let me: Looker;
let colleague: Looker;
let ids: readonly number[];

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  ids = await Promise.all(CODES.map(async (code) => (await shop.sku(code)).id));
});

afterAll(() => shop.close());

async function signIn(userId: number): Promise<Looker> {
  const sessionId = randomUUID();
  await shop.db.insert(sessions).values({ id: sessionId, userId, createdAt: shop.now() });
  return { id: userId, sessionId };
}

beforeEach(async () => {
  const userId = await shop.userId('trade@example.com');
  await shop.db.delete(carts).where(eq(carts.userId, userId));
  [me, colleague] = [await signIn(userId), await signIn(userId)];
});

const add = (who: Looker, index: number, qty: number) =>
  shop.db.transaction((tx) =>
    runOwnChange(tx, who, shop.now(), () =>
      addToCart(tx, { userId: who.id }, { sku: String(ids[index]), qty, addons: [] }, shop.now()),
    ),
  );
async function take(who: Looker, index: number) {
  const lines = await loadLines(shop.db, { userId: who.id });
  const line = lines.find(({ skuId }) => skuId === String(ids[index]));
  await shop.db.transaction((tx) =>
    runOwnChange(tx, who, shop.now(), () => removeLine(tx, { userId: who.id }, String(line?.id))),
  );
}
const newsFor = async (who: Looker) =>
  (await changesSince(shop.db, who)).changes.map(({ kind, line: { code } }) => `${kind} ${code}`);

test('the first view reports no changes; later changes by a colleague are reported until marked as seen', async () => {
  await add(me, 0, 2);
  expect(await newsFor(me)).toEqual([]);
  await add(colleague, 1, 1);
  await take(colleague, 0);
  expect(await newsFor(me)).toEqual([`added ${CODES[1]}`, `removed ${CODES[0]}`]);
  expect(await newsFor(me)).toHaveLength(2);
  await markSeen(shop.db, me, (await changesSince(shop.db, me)).mark);
  expect(await newsFor(me)).toEqual([]);
});

test('own changes are never reported, even while a colleague’s changes are', async () => {
  await add(me, 0, 2);
  await newsFor(me);
  await add(colleague, 0, 3);
  await add(me, 1, 1);
  expect(await newsFor(me)).toEqual([`quantity ${CODES[0]}`]);
  await take(me, 1);
  expect(await newsFor(me)).toEqual([`quantity ${CODES[0]}`]);
});

test('a line that was removed and added again is not reported', async () => {
  await add(me, 2, 4);
  await newsFor(me);
  await take(colleague, 2);
  expect(await newsFor(me)).toEqual([`removed ${CODES[2]}`]);
  await add(me, 2, 4);
  expect(await newsFor(me)).toEqual([]);
});

test('changes of price and stock are reported', async () => {
  await add(me, 1, 5);
  await newsFor(me);
  const { price, stock } = await shop.sku(CODES[1]);
  const set = (values: { price?: number; stock?: number }) =>
    shop.db.update(skus).set(values).where(eq(skus.code, CODES[1]));
  await set({ price: price + 100, stock: 3 });
  expect(await newsFor(me)).toEqual([`price ${CODES[1]}`, `short ${CODES[1]}`]);
  await set({ price, stock });
  expect(await newsFor(me)).toEqual([]);
});

test('changes made between reading and marking as seen are reported next time', async () => {
  await add(me, 0, 1);
  await newsFor(me);
  await add(colleague, 1, 1);
  const { mark } = await changesSince(shop.db, me);
  await add(colleague, 2, 1);
  await markSeen(shop.db, me, mark);
  expect(await newsFor(me)).toEqual([`added ${CODES[1]}`, `added ${CODES[2]}`]);
});
