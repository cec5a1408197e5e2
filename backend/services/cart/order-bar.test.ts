import { addresses, users } from '../../db/schema/account/account';
import { eq } from 'drizzle-orm';
import { openTestShop } from '../../testing/shop';
import { orderBarFacts } from './order-bar';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;

jest.setTimeout(60_000);

// A Monday, three weeks before the last day to order for Christmas.
beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
});

afterAll(() => shop.close());

const facts = (code = '', includesGst = false) =>
  orderBarFacts({ db: shop.db, at: shop.now(), minimum: { cents: 30_000, includesGst } }, userId, code);

test('an empty cart has no freight, but dispatch dates', async () => {
  expect(await facts()).toEqual({
    item_count: 0,
    counted_amount: 0,
    minimum_amount: 30_000,
    minimum_includes_gst: false,
    free_freight_missing: null,
    freight: null,
    dispatch_by: '2026-11-27',
    christmas_by: '2026-12-10',
  });
});

test('goods count towards the minimum, and freight is the cheapest to the default address', async () => {
  const { id, price } = await shop.sku('BB-TR-ROO-1000');
  await shop.add(userId, id, 2);
  const [usual] = await shop.db
    .select({ city: addresses.city })
    .from(addresses)
    .innerJoin(users, eq(users.currentAddressId, addresses.id))
    .where(eq(users.id, userId));
  const found = await facts();
  expect(found).toMatchObject({ item_count: 2, counted_amount: 2 * price, freight: { place: usual?.city } });
  expect(found.freight?.amount).toBeGreaterThan(0);
  expect((await facts('', true)).counted_amount).toBe(Math.round(2 * price * 1.1));
});

test('a free-freight code reports the missing amount until its minimum is reached', async () => {
  const { counted_amount: before } = await facts();
  expect((await facts('FREIGHT50')).free_freight_missing).toBe(50_000 - before);
  // The minimum of other promotions is not reported.
  expect((await facts('COUNTER25')).free_freight_missing).toBeNull();
  const { id, price } = await shop.sku('BB-TR-ROO-1000');
  await shop.add(userId, id, Math.ceil((50_000 - before) / price));
  expect(await facts('FREIGHT50')).toMatchObject({ free_freight_missing: null, freight: { amount: 0 } });
});

test('without an address there is no freight', async () => {
  await shop.db.update(addresses).set({ disabled: true }).where(eq(addresses.userId, userId));
  expect((await facts()).freight).toBeNull();
});
