import { addresses } from '../../db/schema/account/account';
import { eq } from 'drizzle-orm';
import type { OrderResult } from '../../http/platform';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { submit } from './submit-order';

const CODE = 'BB-TR-ROO-1000';
let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let address: string;
let counted: OrderResult[];

jest.setTimeout(60_000);

beforeAll(async () => {
  shop = await openTestShop();
  userId = await shop.userId('trade@example.com');
  const [first] = await shop.db.select().from(addresses).where(eq(addresses.userId, userId));
  address = String(present(first).id);
});

afterAll(() => shop.close());
beforeEach(() => {
  counted = [];
});

function send({ key, note = '' }: { key?: string; note?: string } = {}) {
  const body = {
    address,
    shipping_option_id: '2',
    paymentGateway: 'card',
    note,
    promotion_code: '',
    url: 'http://localhost:3000/checkout',
    purchase_order_number: '',
    marketing_opt_in: false,
    use_credit: false,
  };
  const sessionHeaders = { idempotencyKey: key ?? null, clientIp: '127.0.0.1' };
  const countOrder = (result: OrderResult) => void counted.push(result);
  return submit({ ...shop.deps, at: shop.now(), body, sessionHeaders, countOrder }, userId);
}

const fillCart = async () => shop.add(userId, (await shop.sku(CODE)).id, 10);

it('counts an order that is placed, with and without a key', async () => {
  await fillCart();
  expect(await send()).toMatchObject({ success: true });
  await fillCart();
  expect(await send({ key: 'placed' })).toMatchObject({ success: true });
  expect(counted).toEqual(['placed', 'placed']);
});

it('counts a refused order as one, also if the same key places it later', async () => {
  expect(await send({ key: 'refused' })).toMatchObject({ success: false, text_code: 'CART_EMPTY' });
  await fillCart();
  expect(await send({ key: 'refused' })).toMatchObject({ success: true });
  expect(counted).toEqual(['refused', 'placed']);
});

it('counts what is sent again under the same key as repeated', async () => {
  await fillCart();
  const replies = await Promise.all([send({ key: 'twice' }), send({ key: 'twice' })]);
  replies.push(await send({ key: 'twice' }));
  expect(new Set(replies.map(({ order_id }) => order_id)).size).toBe(1);
  expect(counted.toSorted()).toEqual(['placed', 'repeated', 'repeated']);
});

it('counts nothing for a key of another request, nor when the database fails', async () => {
  await fillCart();
  await send({ key: 'other' });
  counted = [];
  await expect(send({ key: 'other', note: 'Another' })).rejects.toThrow('repeats an earlier one');
  jest.spyOn(shop.db, 'transaction').mockRejectedValueOnce(new Error('gone'));
  await expect(send()).rejects.toThrow('gone');
  expect(counted).toEqual([]);
});
