import { eq } from 'drizzle-orm';
import { creditEntries } from '../../db/schema/account/account';
import { skus } from '../../db/schema/catalogue/catalogue';
import { refundable } from '../../rules/orders/refunds';
import { openTestShop } from '../../testing/shop';
import { balanceOf } from '../account/credit/credit';
import { cancelOrder } from './fulfil/cancel-order';
import { paidFor, paymentOf, refundOrder } from './fulfil/refund-order';
import { owedBy } from './open-invoices';

jest.setTimeout(60_000);

const CODE = 'BB-TR-ROO-1000';
/** Cents that 32 bits do not hold. */
const LARGE = 3_000_000_000;
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyer: number;

beforeAll(async () => {
  shop = await openTestShop();
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
  await shop.db.update(skus).set({ price: 999_999_999, specialPrice: null, stock: 5_000 }).where(eq(skus.code, CODE));
});
afterAll(() => shop.close());

async function requestOf(id: number) {
  const { revision } = await shop.stored(id);
  const by = { userId: await shop.userId('sales@example.com'), name: 'Sales' };
  return { id, revision, key: crypto.randomUUID(), by, at: shop.now(), reason: 'Torn', atStripe: false };
}

test('an order of more than 21 million dollars is placed, owed, credited and cancelled to the cent', async () => {
  await shop.add(buyer, (await shop.sku(CODE)).id, 20);
  const { id } = await shop.order(buyer, 'account');
  const { total, subtotal } = await shop.stored(id);
  expect(subtotal).toBeGreaterThan(2 * LARGE);
  expect(await owedBy(shop.db, buyer)).toBe(total);
  const part = { ...(await requestOf(id)), amount: LARGE };
  await shop.db.transaction((tx) => refundOrder(tx, part));
  expect(await owedBy(shop.db, buyer)).toBe(total - LARGE);
  const all = await requestOf(id);
  await shop.db.transaction((tx) => cancelOrder(tx, all));
  expect(await owedBy(shop.db, buyer)).toBe(0);
  expect(refundable(await paidFor(shop.db, await shop.stored(id), await paymentOf(shop.db, id)))).toBe(0);
});

test('credit of more than 21 million dollars pays for one', async () => {
  const given = { reason: 'Test', reference: 'test:1', createdAt: shop.now() };
  await shop.db.delete(creditEntries);
  await shop.db.insert(creditEntries).values({ userId: buyer, amount: LARGE, ...given });
  expect(await balanceOf(shop.db, buyer)).toBe(LARGE);
  await shop.add(buyer, (await shop.sku(CODE)).id, 20);
  const { id } = await shop.order(buyer, 'account', { use_credit: true });
  expect((await shop.stored(id)).credit).toBe(LARGE);
  expect(await balanceOf(shop.db, buyer)).toBe(0);
});
