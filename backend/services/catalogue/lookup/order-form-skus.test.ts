import { inArray } from 'drizzle-orm';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { openTestShop } from '../../../testing/shop';
import { orderFormSkus } from './order-form-skus';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('orders@example.com');
}, 60_000);
afterAll(() => shop.close());

type Wanted = Parameters<typeof orderFormSkus>[1];

async function all(over: Partial<Wanted>, size: number): Promise<string[]> {
  const codes: string[] = [];
  let after: Wanted['after'] = null;
  do {
    const piece = await orderFormSkus(shop.db, {
      userId,
      group: '',
      orderedSince: null,
      existsOnly: false,
      ...over,
      after,
      products: size,
    });
    codes.push(...piece.data.map(({ sku }) => sku.code));
    after = piece.next;
  } while (after !== null);
  return codes;
}

it('lists every sku once, independent of the page size', async () => {
  const whole = await all({}, 500);
  const { length } = await shop.db.select({ id: skus.id }).from(skus);
  expect(new Set(whole).size).toBe(length);
  expect(await all({}, 7)).toEqual(whole);
});

it('lists a category with its descendants, and nothing for an unknown one', async () => {
  const washing = await all({ group: 'dog-shampoo-conditioners' }, 10);
  expect(washing).toContain('BB-SH-OAT-500');
  expect(washing).not.toContain('DF-JK-ROO-200');
  expect(await all({ group: 'no-such-group' }, 10)).toEqual([]);
});

it('lists the skus the customer has ordered since a date', async () => {
  const since = await all({ orderedSince: new Date('2020-01-01') }, 3);
  expect(since.length).toBeGreaterThan(0);
  expect(since.length).toBeLessThan((await all({}, 500)).length);
  expect(await all({ orderedSince: new Date('2030-01-01') }, 10)).toEqual([]);
  expect(await all({ orderedSince: new Date('2020-01-01'), userId: 0 }, 10)).toEqual([]);
});

it('returns the fields an order form shows', async () => {
  const { data } = await orderFormSkus(shop.db, {
    userId,
    group: '',
    orderedSince: null,
    existsOnly: false,
    after: null,
    products: 500,
  });
  const sku = data.find((one) => one.sku.code === 'SG-DS-CAP-CLY');
  expect(sku).toMatchObject({ price_each: 590, carton_qty: 24, min_qty: 6, qty_step: 6 });
  expect(sku?.category).not.toBe('');
});

it('answers whether anything was ordered with one sku that is still sold', async () => {
  const orderedSince = new Date('2020-01-01');
  const found = () => all({ orderedSince, existsOnly: true }, 1);
  const since = await all({ orderedSince }, 500);
  const [any = ''] = await found();
  expect(since).toContain(any);
  expect(await all({ orderedSince: new Date('2030-01-01'), existsOnly: true }, 1)).toEqual([]);
  const retire = (codes: readonly string[], retiredAt: Date | null) =>
    shop.db.update(skus).set({ retiredAt }).where(inArray(skus.code, codes));
  await retire([any], new Date());
  const [another = ''] = await found();
  expect(another).not.toBe(any);
  expect(since).toContain(another);
  await retire(since, new Date());
  expect(await found()).toEqual([]);
  await retire(since, null);
});
