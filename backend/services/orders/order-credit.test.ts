import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { creditEntries, users } from '../../db/schema/account/account';
import { carts } from '../../db/schema/orders/cart';
import { skus } from '../../db/schema/catalogue/catalogue';
import { payments } from '../../db/schema/orders/orders';
import { balanceOf, listCredit } from '../account/credit/credit';
import { decidePayment } from '../checkout/decide-payment';
import { BACKEND_FOLDER } from '../../system/backend-folder';
import { present } from '../../system/present';
import { expireOrders } from './expire-orders';
import { refundOrder } from './fulfil/refund-order';
import { findOrder } from './find-orders';
import { minimumOrder } from './order-settings';
import { openTestShop } from '../../testing/shop';
import { viewCart } from '../cart/view-cart';

jest.setTimeout(60_000);

let shop: Awaited<ReturnType<typeof openTestShop>>;
let userId: number;
let skuId: number;

beforeAll(async () => {
  shop = await openTestShop({ env: { PAYMENT_SURCHARGES: 'account=0.5' } });
  userId = await shop.userId('trade@example.com');
  await shop.onInvoice(userId);
  skuId = (await shop.sku('BB-TR-ROO-1000')).id;
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.db.delete(carts);
  await shop.db.delete(creditEntries);
  await shop.db.update(skus).set({ stock: 1_000 }).where(eq(skus.id, skuId));
  await shop.mailed();
});

const balance = () => balanceOf(shop.db, userId);

async function give(amount: number): Promise<void> {
  await shop.db.insert(creditEntries).values({
    userId,
    amount,
    reason: 'Gift voucher GV-1',
    reference: `test:${shop.now().getTime()}:${amount}`,
    createdAt: shop.now(),
  });
}

/** Ten pieces of $38.50, with about $12.00 of freight. */
async function orderTen(gateway = 'card', credit: Parameters<typeof shop.order>[2] = { use_credit: true }) {
  await shop.add(userId, skuId, 10);
  const placed = await shop.order(userId, gateway, credit);
  const order = present(await findOrder(shop.db, shop.config, { id: placed.id }, shop.now()));
  return { ...placed, order };
}

test('an order that credit pays in full is not held up by a credit limit that is used up', async () => {
  const limit = (creditLimit: number | null) => shop.db.update(users).set({ creditLimit }).where(eq(users.id, userId));
  await limit(0);
  await expect(orderTen('account', { use_credit: false })).rejects.toMatchObject({ code: 'CREDIT_LIMIT' });
  await give(100_000);
  const { order } = await orderTen('account');
  expect(order).toMatchObject({ payable_amount: 0 });
  await limit(null);
});

test('credit pays a part: total and GST are unchanged, and the payment is for the rest', async () => {
  await give(8_000);
  const { id, token, order } = await orderTen();
  expect(order).toMatchObject({
    status: 'awaiting-payment',
    payment_status: 'pending',
    credit_amount: 8_000,
    payment_name: 'Card',
  });
  expect(order.total_amount).toBe(order.subtotal + order.shipping_amount + order.total_tax);
  expect(order.total_tax).toBe(Math.floor((order.subtotal + order.shipping_amount + 5) / 10));
  expect(order.payable_amount).toBe(order.total_amount - 8_000);
  const [payment] = await shop.db.select().from(payments).where(eq(payments.subjectId, id));
  expect(payment).toMatchObject({ amount: order.payable_amount, status: 'pending' });
  expect(await balance()).toBe(0);
  await decidePayment(shop.deps, token, 'approve', shop.now());
  const [mail] = await shop.mailed();
  expect(mail?.text).toContain('Paid by credit  -$80.00\nPaid by Card  $');
  expect(await balance()).toBe(0);
});

test('credit that covers the total places and pays the order at once, with its invoice and mail', async () => {
  await give(100_000);
  const { order } = await orderTen();
  expect(order).toMatchObject({
    status: 'placed',
    payment_status: 'paid',
    payment_url: null,
    payment_name: 'Credit',
    payable_amount: 0,
    invoice_number: expect.any(String),
  });
  expect(order.credit_amount).toBe(order.total_amount);
  expect(await balance()).toBe(100_000 - order.total_amount);
  const [mail] = await shop.mailed();
  expect(mail?.text).toContain('Nothing is left to pay.');
  const { data, total } = await listCredit(shop.db, userId, { size: 20, offset: 0 });
  expect(total).toBe(2);
  const { number } = order;
  const said = { reason: `Order ${number}`, reason_code: 'CREDIT_ORDER', reason_values: { number } };
  expect(data[0]).toMatchObject({ amount: -order.total_amount, ...said });
  // Words of the shop's own are what they are, also where they look like the platform's.
  expect(data[1]).toMatchObject({ reason: 'Gift voucher GV-1' });
  expect(data[1]).not.toHaveProperty('reason_code');
});

test('the amount left after credit is invoiced, with a surcharge on that amount only', async () => {
  await give(8_000);
  const { order } = await orderTen('account');
  const supply = order.subtotal + order.shipping_amount;
  const rest = Math.round(((supply + Math.floor((supply + 5) / 10) - 8_000) * 10) / 11);
  expect(order.surcharge_amount).toBe(Math.floor((rest * 50 + 5_000) / 10_000));
  expect(order.payment_note).toContain(`$${(present(order.payable_amount) / 100).toFixed(2)}`);
  expect(order).toMatchObject({ status: 'placed', payment_status: 'pending', credit_amount: 8_000 });
});

test('no credit is spent unless the buyer asks for it', async () => {
  await give(8_000);
  const { order } = await orderTen('card', {});
  expect(order).toMatchObject({ credit_amount: 0, payable_amount: order.total_amount });
  expect(await balance()).toBe(8_000);
});

test('an unpaid order returns its credit once, even with concurrent sweeps and decisions', async () => {
  await give(8_000);
  const { token } = await orderTen();
  await decidePayment(shop.deps, token, 'decline', shop.now());
  expect(await balance()).toBe(0);
  shop.wait(31);
  const at = shop.now();
  await Promise.all([
    expireOrders(shop, at),
    decidePayment(shop.deps, token, 'approve', at),
    expireOrders(shop, at),
    decidePayment(shop.deps, token, 'decline', at),
  ]);
  expect(await balance()).toBe(8_000);
  expect((await listCredit(shop.db, userId, { size: 20, offset: 0 })).data.map(({ amount }) => amount)).toEqual([
    8_000, -8_000, 8_000,
  ]);
  const { order } = await orderTen();
  expect(order.credit_amount).toBe(8_000);
});

test('the credit of an order that nobody has paid for is not refunded: it comes back by itself', async () => {
  await give(8_000);
  const { id } = await orderTen();
  const by = { userId: await shop.userId('sales@example.com'), name: 'Sales' };
  const refund = async (key: string) => {
    const { revision } = await shop.stored(id);
    const request = { id, revision, key, by, at: shop.now(), amount: 8_000, reason: 'Not paid', atStripe: false };
    return shop.db.transaction((tx) => refundOrder(tx, request));
  };
  await expect(refund('waits')).rejects.toMatchObject({ status: 409 });
  shop.wait(31);
  await expireOrders(shop, shop.now());
  expect(await balance()).toBe(8_000);
  await expect(refund('cancelled')).rejects.toMatchObject({ status: 409 });
  expect(await balance()).toBe(8_000);
});

test('an order whose buyer saw more credit than is available now is refused, and spends nothing', async () => {
  await give(8_000);
  await shop.add(userId, skuId, 10);
  const context = {
    db: shop.db,
    userId,
    session: '',
    at: shop.now(),
    minimum: minimumOrder(shop.config),
    surcharges: shop.config.PAYMENT_SURCHARGES,
    cards: true,
  };
  expect(await viewCart(context)).toMatchObject({
    credit_balance: 8_000,
    credit_amount: 0,
    total_amount: 42_350,
    payable_amount: 42_350,
  });
  expect(await viewCart(context, { useCredit: true })).toMatchObject({
    credit_balance: 8_000,
    credit_amount: 8_000,
    total_amount: 42_350,
    payable_amount: 34_350,
  });
  const { order: seen } = await orderTen();
  await give(3_000);
  await expect(orderTen('card', { use_credit: true, expected_payable: seen.payable_amount })).rejects.toThrow(
    /^Your credit has changed: \$[\d.]+ is left to pay instead of \$[\d.]+\./,
  );
  expect(await balance()).toBe(3_000);
});

test('concurrent orders spend no credit twice', async () => {
  await give(50_000);
  // The orders share a cart, so that some of them find it empty.
  const placed = await Promise.allSettled(Array.from({ length: 6 }, () => orderTen()));
  const spent = placed.reduce(
    (sum, result) => sum + (result.status === 'fulfilled' ? result.value.order.credit_amount : 0),
    0,
  );
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBe(50_000 - (await balance()));
  expect(await balance()).toBeGreaterThanOrEqual(0);
});

test('what was written before entries said what they are about is understood', async () => {
  const words = [
    'Order BB-1',
    'Order BB-2 was not paid for',
    'Refund of order BB-3',
    'Gift voucher GV-4',
    'Order forms',
  ];
  await shop.db
    .insert(creditEntries)
    .values(words.map((reason, at) => ({ userId, amount: 1, reason, reference: `test:${at}`, createdAt: shop.now() })));
  const file = join(BACKEND_FOLDER, 'db', 'migrations', '0014_credit_events.sql');
  await shop.db.execute(sql.raw(present((await readFile(file, 'utf8')).split('--> statement-breakpoint').at(-1))));
  const { data } = await listCredit(shop.db, userId, { size: 20, offset: 0 });
  expect(data.map(({ reason_code, reason_values }) => [reason_code, reason_values?.number]).toReversed()).toEqual([
    ['CREDIT_ORDER', 'BB-1'],
    ['CREDIT_UNPAID', 'BB-2'],
    ['CREDIT_REFUND', 'BB-3'],
    ['CREDIT_VOUCHER', 'GV-4'],
    [undefined, undefined],
  ]);
});
