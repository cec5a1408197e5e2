import { getCart } from '../../../lib/contract/cart/cart.contract';
import { orderById, orderList, reorder } from '../../../lib/contract/orders/order';
import { checkPaid } from '../../../lib/contract/checkout/payment';
import {
  ADMIN,
  add,
  buyer,
  BUYER,
  cartQuery,
  firstDelivery,
  onThisPlatform,
  order,
  plentiful,
  post,
  press,
  RETURN_URL,
  sendOrder,
  type StockedSku,
  skuOf,
  tokenOf,
  wordsOf,
} from '../support/ordering';
import { call, send, TRADE } from '../support/client';
import { present } from '../../system/present';

let who: Awaited<ReturnType<typeof buyer>>;
let sku: StockedSku;
let slug: string;
/** Pieces that reach the minimum order. */
let qty: number;

const stock = async () => (await skuOf(who.token, slug, sku.code)).available;
const outcome = (payumToken: string, address = RETURN_URL) =>
  call(checkPaid, { query: { url: Buffer.from(address).toString('base64'), payum_token: payumToken } });

async function ready(rest: { gateway?: string; promotion?: string; key?: string } = {}) {
  await add(who.token, sku.id, qty);
  return { token: who.token, address: who.address, delivery: await firstDelivery(who), ...rest };
}

beforeEach(async () => {
  who = await buyer(TRADE);
  ({ sku, slug, qty } = await plentiful(who.token));
});

describe('an order paid by card', () => {
  it('reduces the stock, is paid once, and becomes an invoice', async () => {
    const before = await stock();
    await add(who.token, sku.id, 2);
    const made = await order(await ready());
    expect(made).toMatchObject({ success: true, message: '' });
    expect(await stock()).toBe(before - qty - 2);
    expect((await call(getCart, { token: who.token, body: cartQuery() })).items).toEqual([]);

    const waiting = (await call(orderById, { token: who.token, params: { id: present(made.order_id) } })).item;
    expect(waiting).toMatchObject({
      status: 'awaiting-payment',
      payment_status: 'pending',
      invoice_number: null,
      payment_url: made.payment,
    });

    const declined = await press(present(made.payment), 'decline');
    expect(declined.status).toBe(303);
    expect(`${declined.location.origin}${declined.location.pathname}`).toBe(RETURN_URL);
    const payumToken = present(declined.location.searchParams.get('payum_token'));
    expect(await outcome(payumToken)).toMatchObject({
      success: false,
      payment: { status: 'failed', order_id: made.order_id, retry_url: made.payment },
    });

    await Promise.all([press(present(made.payment), 'approve'), press(present(made.payment), 'approve')]);
    expect(await outcome(payumToken, `${RETURN_URL}?payum_token=${payumToken}`)).toMatchObject({
      success: true,
      payment: { status: 'paid', retry_url: null },
    });
    await press(present(made.payment), 'decline');
    expect(await outcome(payumToken)).toMatchObject({ success: true, payment: { status: 'paid' } });
    expect(await stock()).toBe(before - qty - 2);

    const { item } = await call(orderById, { token: who.token, params: { id: present(made.order_id) } });
    expect(item).toMatchObject({
      status: 'placed',
      payment_status: 'paid',
      payment_url: null,
      payment_name: 'Card',
      payment_name_code: 'card',
      item_count: qty + 2,
      note: 'Ring the bell',
      purchase_order_number: 'PO 7',
      invoice_number: expect.stringMatching(/^INV-\d{6}$/),
      number: expect.stringMatching(/^BB-\d{5}$/),
      lines: [{ sku_code: sku.code, qty: qty + 2, price: sku.price, subtotal: sku.price * (qty + 2) }],
      delivery: { street_address: '3/34A Tannery Lane', city: 'Brunswick' },
      seller: { name: 'Banksia & Bark Wholesale Pty Ltd', abn: '61900100217' },
      buyer: { company: 'Groom & Co Pty Ltd', abn: '33900100345' },
    });
    expect(item.total_amount).toBe(item.subtotal + item.shipping_amount + item.total_tax);
    expect(item.total_tax).toBe(Math.floor((item.subtotal + item.shipping_amount + 5) / 10));
    expect((await call(orderList, { token: who.token, query: {} })).data[0]).toMatchObject({
      id: item.id,
      number: item.number,
      total_amount: item.total_amount,
    });
  });

  it('can be left and paid later', async () => {
    const made = await order(await ready());
    const left = await press(present(made.payment), 'leave');
    const payumToken = present(left.location.searchParams.get('payum_token'));
    expect(await outcome(payumToken)).toMatchObject({
      success: false,
      payment: { status: 'pending', retry_url: made.payment },
    });
    await press(present(made.payment), 'approve');
    expect(await outcome(payumToken)).toMatchObject({ success: true });
  });

  it('is hidden without its token or its return address', async () => {
    const made = await order(await ready());
    const payumToken = tokenOf(present(made.payment));
    expect(await outcome('guess')).toEqual({ success: false, payment: null });
    expect(await outcome(payumToken, 'http://localhost:3000/contact')).toEqual({ success: false, payment: null });
    expect(await outcome(payumToken, 'http://evil.example/checkout')).toEqual({ success: false, payment: null });
    expect((await fetch(onThisPlatform('http://x.example/pay/guess'))).status).toBe(404);
  });

  it('has a page without scripts that cannot be framed or cached', async () => {
    const made = await order(await ready());
    const page = await fetch(onThisPlatform(present(made.payment)));
    const html = await page.text();
    expect(html).toContain('<title>Test payments | Banksia &amp; Bark Wholesale</title>');
    expect(html).toContain('<p class="brand">Banksia &amp; Bark Wholesale</p>');
    expect(html).not.toContain('fictitious');
    expect(html).toContain('nothing is charged');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const unknown = await press(present(made.payment), 'steal');
    expect(unknown.status).toBe(200);
    await expect(outcome(tokenOf(present(made.payment)))).resolves.toMatchObject({ payment: { status: 'pending' } });
  });
});

describe('an order on invoice', () => {
  beforeEach(async () => {
    who = await buyer(BUYER);
  });

  it('is placed at once, with the next invoice number', async () => {
    const first = await order(await ready({ gateway: 'account' }));
    expect(first).toMatchObject({ success: true, payment: null });
    const second = await order(await ready({ gateway: 'account' }));
    const numbers = await Promise.all(
      [first, second].map(async ({ order_id: id }) => {
        const { item } = await call(orderById, { token: who.token, params: { id: present(id) } });
        expect(item).toMatchObject({
          status: 'placed',
          payment_status: 'pending',
          payment_url: null,
          payment_name: 'Bank transfer',
          payment_name_code: 'bank-transfer',
          payment_note: expect.stringContaining('Name INV-'),
          payment_note_code: 'INVOICE_DUE',
          due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          delivery_estimate: { to: expect.any(String) },
        });
        return Number(present(item.invoice_number).slice(4));
      }),
    );
    expect(present(numbers[1]) - present(numbers[0])).toBe(1);
  });

  it('is offered only to accounts with invoice terms, and refused to others with the reason', async () => {
    const offered = async (token: string) =>
      (await call(getCart, { token, body: cartQuery() })).payment_types.map(({ gateway, due_days: days }) => [
        gateway,
        days,
      ]);
    expect(await offered(who.token)).toEqual([
      ['card', 0],
      ['account', 30],
    ]);
    who = await buyer(TRADE);
    expect(await offered(who.token)).toEqual([['card', 0]]);
    const before = await stock();
    const refused = await order(await ready({ gateway: 'account' }));
    expect(refused).toMatchObject({
      success: false,
      order_id: null,
      message: expect.stringMatching(/^Orders of your account are paid when they are placed\./),
    });
    expect(await stock()).toBe(before);
  });
});

describe('the same Idempotency-Key', () => {
  it('creates one order from twenty concurrent submits, all with the same response', async () => {
    const before = await stock();
    const request = await ready({ key: `contract-${Date.now()}` });
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendOrder(request)));
    expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.json]))).size).toBe(1);
    expect(present(replies[0]).json).toMatchObject({ success: true });
    expect(await stock()).toBe(before - qty);
    await add(who.token, sku.id, qty);
    expect((await sendOrder(request)).json).toEqual(present(replies[0]).json);
    expect((await call(getCart, { token: who.token, body: cartQuery() })).item_count).toBe(qty);
  });

  it('cannot be reused for another request, except after a refusal', async () => {
    const key = `contract-other-${Date.now()}`;
    const request = { token: who.token, address: who.address, delivery: '2', key };
    expect((await sendOrder(request)).json).toMatchObject({
      success: false,
      message: expect.stringContaining('Your cart is empty.'),
    });
    const full = await ready({ key });
    expect((await order(full)).success).toBe(true);
    expect(wordsOf(await sendOrder({ ...full, gateway: 'account' }))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });
});

describe('an order that cannot be placed', () => {
  it('reports what to correct, and changes nothing', async () => {
    const before = await stock();
    await add(who.token, sku.id, 2);
    const delivery = await firstDelivery(who);
    const request = { token: who.token, address: who.address, delivery };
    const missing = `$${((30_000 - sku.price * 2) / 100).toFixed(2)}`;
    expect(await order(request)).toEqual({
      success: false,
      payment: null,
      order_id: null,
      message: `The minimum order is $300.00 without GST; ${missing} is missing.`,
      text_code: 'MINIMUM_ORDER',
      values: { missing: 30_000 - sku.price * 2 },
    });
    await add(who.token, sku.id, qty);
    expect(await order({ ...request, gateway: 'gold' })).toMatchObject({
      success: false,
      message: 'Choose a way to pay.',
    });
    expect(await order({ ...request, delivery: '999' })).toMatchObject({
      success: false,
      message: expect.stringContaining('not offered'),
    });
    expect(await order({ ...request, delivery: await firstDelivery(who), promotion: 'EXPIRED24' })).toMatchObject({
      success: false,
      message: 'This code ended on 31 December 2024.',
    });
    const other = await buyer(ADMIN);
    expect(await order({ ...request, delivery: await firstDelivery(who), address: other.address })).toMatchObject({
      success: false,
      message: 'Choose a delivery address.',
    });
    for (const url of [
      'http://evil.example/',
      'javascript:alert(1)',
      '//localhost:3000',
      'http://localhost:3000@evil.example/',
    ]) {
      expect(wordsOf(await sendOrder({ ...request, url }))).toMatchObject({
        status: 422,
        errors: { url: expect.any(String) },
      });
    }
    expect(await stock()).toBe(before);
    expect((await call(getCart, { token: who.token, body: cartQuery() })).item_count).toBe(qty + 2);
  });
});

describe('the total that the buyer saw', () => {
  it('must match, or nothing is ordered', async () => {
    const before = await stock();
    const request = await ready();
    const seen = await call(getCart, {
      token: who.token,
      body: cartQuery({ shipping_type: request.delivery, shipping_address: who.address }),
    });
    const refused = await order({ ...request, expectedTotal: seen.total_amount - 1 });
    const [old, now] = [seen.total_amount - 1, seen.total_amount].map((cents) => `$${(cents / 100).toFixed(2)}`);
    expect(refused).toMatchObject({
      success: false,
      message: `The total has changed from ${old} to ${now}. Please look at it and place the order again.`,
    });
    expect(await stock()).toBe(before);
    const placed = await order({ ...request, expectedTotal: seen.total_amount });
    expect(placed.success).toBe(true);
    expect(
      (await call(orderById, { token: who.token, params: { id: present(placed.order_id) } })).item.total_amount,
    ).toBe(seen.total_amount);
  });
});

describe('ordering again', () => {
  it('fills the cart with what is in stock, once per key, and only for its owner', async () => {
    const placed = await order(await ready());
    const id = present(placed.order_id);
    const path = reorder.path.replace('{id}', id);
    const key = `again-${Date.now()}`;
    const replies = await Promise.all([1, 2, 3].map(() => post(path, who.token, {}, { 'Idempotency-Key': key })));
    for (const reply of replies) expect(reply.status).toBe(200);
    const { cart, changes } = reorder.reply.parse(present(replies[0]).json);
    const added = Math.min(qty, await stock());
    expect(changes).toMatchObject([{ sku_code: sku.code, wanted: qty, added, reason: added === qty ? null : 'short' }]);
    expect(cart.item_count).toBe(added);
    expect((await call(getCart, { token: who.token, body: cartQuery() })).item_count).toBe(added);
    const other = await buyer(ADMIN);
    expect((await post(path, other.token, {})).status).toBe(404);
    expect((await post(reorder.path.replace('{id}', 'abc'), who.token, {})).status).toBe(404);
  });

  it('reports what is no longer available', async () => {
    const seeded = await buyer(BUYER);
    const { data } = await call(orderList, { token: seeded.token, query: { page: 1, page_size: 100 } });
    const oldest = present(data.find(({ number }) => number === 'BB-10187'));
    const { changes } = await call(reorder, { token: seeded.token, params: { id: oldest.id } });
    expect(changes.find(({ sku_code }) => sku_code === 'SG-DS-CAP-WAT')).toMatchObject({
      wanted: 12,
      added: 0,
      reason: 'out-of-stock',
    });
    expect(changes.filter(({ added }) => added > 0).length).toBeGreaterThan(1);
    await buyer(BUYER);
  });
});

describe('orders', () => {
  it('are visible only to their owner', async () => {
    const seeded = await buyer(BUYER);
    const { data, total } = await call(orderList, { token: seeded.token, query: { page: 1, page_size: 2 } });
    expect(data).toHaveLength(2);
    expect(total).toBeGreaterThanOrEqual(7);
    expect((await send(orderById, { token: who.token, params: { id: present(data[0]).id } })).status).toBe(404);
    expect((await send(orderById, { params: { id: present(data[0]).id } })).status).toBe(401);
    for (const id of ['0', 'abc', '99999999', '1e1'])
      expect((await send(orderById, { token: who.token, params: { id } })).status).toBe(404);
  });
});
