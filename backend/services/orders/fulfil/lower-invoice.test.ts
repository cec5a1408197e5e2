import { eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import { creditEntries, users } from '../../../db/schema/account/account';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { refunds, shipments } from '../../../db/schema/orders/fulfilment';
import { payments } from '../../../db/schema/orders/orders';
import { refundable } from '../../../rules/orders/refunds';
import { present } from '../../../system/present';
import { openTestShop } from '../../../testing/shop';
import { balanceOf } from '../../account/credit/credit';
import { findOrder } from '../find-orders';
import { owedBy } from '../open-invoices';
import { cancelOrder } from './cancel-order';
import { closeOrder } from './close-order';
import { packOrder } from './pack-order';
import { markPaid, paidFor, paymentOf, refundOrder } from './refund-order';
import { shipParcel } from './ship-order';

jest.setTimeout(60_000);

const CODES = ['BB-TR-ROO-1000', 'BB-TR-ROO-250'] as const;
let shop: Awaited<ReturnType<typeof openTestShop>>;
let buyer: number;
let form = 0;

beforeAll(async () => {
  shop = await openTestShop();
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.update(skus).set({ stock: 500 });
  await shop.db.delete(creditEntries);
  await limit(null);
});

const limit = (creditLimit: number | null) => shop.db.update(users).set({ creditLimit }).where(eq(users.id, buyer));

async function fillCart(): Promise<void> {
  for (const code of CODES) await shop.add(buyer, (await shop.sku(code)).id, 10);
}

/** An order on invoice of two lines, of ten pieces each. */
async function placed(credit = 0): Promise<number> {
  if (credit > 0)
    await shop.db
      .insert(creditEntries)
      .values({ userId: buyer, amount: credit, reason: 'Test', reference: `test:${form++}`, createdAt: shop.now() });
  await fillCart();
  const { id } = await shop.order(buyer, 'account', { use_credit: credit > 0 });
  await shop.mailed();
  return id;
}

async function requestOf(id: number) {
  const { revision } = await shop.stored(id);
  const userId = await shop.userId('sales@example.com');
  return { id, revision, key: `form-${form++}`, by: { userId, name: 'Sales' }, at: shop.now() };
}

async function credit(id: number, amount: number) {
  const request = { ...(await requestOf(id)), amount, reason: 'Not supplied', atStripe: true };
  return shop.db.transaction((tx) => refundOrder(tx, request));
}

async function pay(id: number) {
  const request = await requestOf(id);
  return shop.db.transaction((tx) => markPaid(tx, request));
}

const payment = (id: number) => paymentOf(shop.db, id);
const seen = async (id: number) => present(await findOrder(shop.db, shop.config, { id }, shop.now()));
const left = async (id: number) => refundable(await paidFor(shop.db, await shop.stored(id), await payment(id)));
const made = (id: number) => shop.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id);

test('an order of which one line is shipped is closed, its invoice lowered and paid, and then refunded', async () => {
  const id = await placed();
  const { total, tax, number, invoiceNumber } = await shop.stored(id);
  const before = await owedBy(shop.db, buyer);
  const off = 12_345;
  const rest = total - off;

  const pack = await requestOf(id);
  await shop.db.transaction((tx) => packOrder(tx, pack, new Map([[1, 10]])));
  const [parcel] = await shop.db.select().from(shipments).where(eq(shipments.orderId, id));
  const ship = await requestOf(id);
  const sending = { parcelId: present(parcel).id, carrier: 'Van', number: '', address: '' };
  await shop.db.transaction((tx) => shipParcel(tx, ship, sending));
  const close = await requestOf(id);
  await shop.db.transaction((tx) => closeOrder(tx, close));
  const closed = (await shop.mailed()).find(({ subject }) => subject.startsWith('Nothing more follows'));
  expect(closed?.text).toContain('it is taken off your invoice');

  // Another order like it fits the limit to the cent once the invoice is lowered.
  await limit(before - off + total);
  await fillCart();
  await expect(shop.order(buyer, 'account')).rejects.toMatchObject({ code: 'CREDIT_LIMIT' });
  await expect(credit(id, total + 1)).rejects.toMatchObject({ status: 409 });
  expect(await credit(id, off)).not.toBeNull();
  expect(await owedBy(shop.db, buyer)).toBe(before - off);
  await shop.order(buyer, 'account');

  const [note] = await made(id);
  expect(note).toMatchObject({
    method: 'invoice',
    state: 'done',
    amount: off,
    toPayment: off,
    toCredit: 0,
    creditNoteNumber: expect.stringMatching(/^CN-\d{6}$/),
  });
  expect(await payment(id)).toMatchObject({ status: 'pending', amount: rest });
  const order = await seen(id);
  expect(order).toMatchObject({ payable_amount: rest, refunds: [{ amount: off, invoice_amount: off }] });
  expect(order.payment_note).toContain(`Please pay ${formatMoney(rest)} by `);
  const mail = (await shop.mailed()).find(({ subject }) => subject === `Credit note for order ${number}`);
  expect(mail?.text).toContain(`We have taken $123.45 off your invoice ${invoiceNumber} for order ${number}.`);
  expect(mail?.text).toMatch(/\d is left to pay by 23 December 2026\./);
  expect(mail?.text).not.toContain('your bank');

  await pay(id);
  expect(await payment(id)).toMatchObject({ status: 'paid', amount: rest });
  expect(await left(id)).toBe(rest);
  await expect(credit(id, rest + 1)).rejects.toMatchObject({ status: 409 });
  await credit(id, rest);
  expect(await left(id)).toBe(0);
  const all = await made(id);
  expect(all.map(({ method, toPayment }) => [method, toPayment])).toEqual([
    ['invoice', off],
    ['hand', rest],
  ]);
  expect(all.reduce((sum, refund) => sum + refund.tax, 0)).toBe(tax);
  expect((await seen(id)).refunds).toMatchObject([{ invoice_amount: off }, { amount: rest, invoice_amount: 0 }]);
});

test('an invoice that is lowered to nothing is settled, and nothing more of it goes back', async () => {
  const id = await placed();
  const { total } = await shop.stored(id);
  await credit(id, 1_000);
  await credit(id, total - 1_000);
  expect(await payment(id)).toMatchObject({ status: 'paid', amount: 0, paidAt: shop.now() });
  expect(await left(id)).toBe(0);
  expect(await seen(id)).toMatchObject({
    payment_status: 'paid',
    payable_amount: 0,
    payment_name: 'Credit note',
    payment_note: '',
  });
  expect((await shop.mailed()).at(-1)?.text).toContain('Nothing is left to pay.');
  await expect(pay(id)).rejects.toMatchObject({ status: 409 });
  const request = { ...(await requestOf(id)), reason: 'Sold out', atStripe: false };
  expect(await shop.db.transaction((tx) => cancelOrder(tx, request))).toEqual({ done: true, refundId: null });
});

test('two who lower an invoice at once, or one who lowers and one who notes its money, do not exceed it', async () => {
  const id = await placed();
  const { total } = await shop.stored(id);
  const wanted = total - 1_000;
  const results = await Promise.allSettled([credit(id, wanted), credit(id, wanted)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await payment(id)).toMatchObject({ status: 'pending', amount: 1_000 });

  const second = await Promise.allSettled([pay(id), credit(id, 600)]);
  expect(second.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { status, amount } = await payment(id);
  expect([
    ['paid', 1_000],
    ['pending', 400],
  ]).toContainEqual([status, amount]);
});

test('what is over the invoice goes to the credit that paid a part, and cancelling returns the rest', async () => {
  const id = await placed(8_000);
  const open = (await payment(id)).amount;
  await credit(id, open - 500);
  await credit(id, 1_500);
  expect((await made(id)).map(({ method, toPayment, toCredit }) => [method, toPayment, toCredit])).toEqual([
    ['invoice', open - 500, 0],
    ['invoice', 500, 1_000],
  ]);
  expect(await balanceOf(shop.db, buyer)).toBe(1_000);
  const request = { ...(await requestOf(id)), reason: 'Sold out', atStripe: true };
  await shop.db.transaction((tx) => cancelOrder(tx, request));
  expect(await balanceOf(shop.db, buyer)).toBe(8_000);
  expect((await made(id)).at(-1)).toMatchObject({ method: 'credit', toPayment: 0, toCredit: 7_000 });
});

test('a cancelled order whose invoice was lowered and is open returns its credit alone', async () => {
  const id = await placed(8_000);
  const { total, tax } = await shop.stored(id);
  const owed = await owedBy(shop.db, buyer);
  const open = (await payment(id)).amount;
  await credit(id, 2_000);
  const request = { ...(await requestOf(id)), reason: 'Sold out', atStripe: true };
  await shop.db.transaction((tx) => cancelOrder(tx, request));
  expect(await balanceOf(shop.db, buyer)).toBe(8_000);
  expect(await owedBy(shop.db, buyer)).toBe(owed - open);
  const [stored] = await shop.db.select().from(payments).where(eq(payments.subjectId, id));
  expect(stored).toMatchObject({ status: 'abandoned', amount: total - 10_000 });
  const all = await made(id);
  expect(all.map(({ method, toPayment, toCredit }) => [method, toPayment, toCredit])).toEqual([
    ['invoice', 2_000, 0],
    ['credit', 0, 8_000],
  ]);
  expect(all.reduce((sum, refund) => sum + refund.tax, 0)).toBe(Math.round((10_000 * tax) / total));
  expect(await left(id)).toBe(0);
});
