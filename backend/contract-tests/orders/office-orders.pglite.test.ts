import { eq } from 'drizzle-orm';
import { readDetail } from '../../cms/orders/order-detail';
import { timeCell } from '../../cms/views/time';
import { skus } from '../../db/schema/catalogue/catalogue';
import { refunds, shipments } from '../../db/schema/orders/fulfilment';
import { orders } from '../../db/schema/orders/orders';
import { valueOfUnsent } from '../../rules/orders/refunds';
import { balanceOf } from '../../services/account/credit/credit';
import { findOrder } from '../../services/orders/find-orders';
import { present } from '../../system/present';
import type { Person } from '../support/in-process-office';
import { owner, sales, shop, warehouse } from '../support/office';
import { formOf, send } from '../support/order-forms';

const CODE = 'BB-TR-ROO-1000';
const OTHER = 'BB-TR-ROO-250';
let buyer: number;

beforeAll(async () => {
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
});
beforeEach(async () => {
  await shop.db.update(skus).set({ stock: 500 });
  await shop.mailed();
});

/** An order on invoice of ten pieces of one sku and three of another. */
async function placed(rest: Parameters<typeof shop.order>[2] = {}, code = CODE): Promise<number> {
  const [other] = await shop.db.select().from(skus).where(eq(skus.code, OTHER));
  await shop.add(buyer, (await shop.sku(code)).id, 10);
  if (other) await shop.add(buyer, other.id, 3);
  const { id } = await shop.order(buyer, 'account', rest);
  await shop.mailed();
  return id;
}

const seen = (id: number) => findOrder(shop.db, shop.config, { id }, shop.now());
const subjects = async () => (await shop.mailed()).map(({ subject }) => subject);
const done = expect.objectContaining({ status: 303 });

async function parcelId(id: number): Promise<string> {
  const { html } = await warehouse.get(`/cms/orders/${id}`);
  return /parcels\/(\d+)\/ship"/.exec(html)?.[1] ?? '';
}

async function shippedId(id: number): Promise<string> {
  const [parcel] = await shop.db.select().from(shipments).where(eq(shipments.orderId, id));
  return String(present(parcel).id);
}

describe('packing and shipping', () => {
  it('is shipped in parts, mails the buyer once per parcel, and is done with the last piece', async () => {
    const id = await placed();
    const { number } = await shop.stored(id);
    expect(await send(warehouse, id, 'pack', { 'qty-1': '4', 'qty-2': '0' })).toEqual(done);
    expect((await shop.stored(id)).status).toBe('processing');
    const first = await parcelId(id);
    const ship = await formOf(warehouse, id, `parcels/${first}/ship`);
    const sending = { ...ship, carrier: 'Australia Post', number: '33 AB' };
    const replies = [
      await warehouse.post(`/cms/orders/${id}/parcels/${first}/ship`, sending),
      await warehouse.post(`/cms/orders/${id}/parcels/${first}/ship`, sending),
    ];
    expect(replies).toEqual([done, done]);
    expect(await subjects()).toEqual([`A parcel of your order ${number} is on its way`]);
    expect((await seen(id))?.shipments).toMatchObject([
      {
        carrier: 'Australia Post',
        tracking_number: '33 AB',
        tracking_url: 'https://auspost.com.au/mypost/track/details/33%20AB',
        lines: [{ sku_code: CODE, qty: 4 }],
      },
    ]);
    expect((await shop.stored(id)).status).toBe('processing');
    await send(warehouse, id, 'pack');
    await send(warehouse, id, `parcels/${await parcelId(id)}/ship`, { carrier: 'Own van', number: '' });
    expect(await shop.stored(id)).toMatchObject({ status: 'shipped', shippedAt: shop.now() });
    expect(await subjects()).toHaveLength(1);
    expect(await send(sales, id, 'deliver')).toEqual(done);
    expect((await seen(id))?.status).toBe('delivered');
  });

  it('packs no more than was ordered, and nothing from an outdated form', async () => {
    const id = await placed();
    const tooMuch = await send(warehouse, id, 'pack', { 'qty-1': '11' });
    expect([tooMuch.status, tooMuch.html]).toEqual([409, expect.stringContaining('more pieces in this parcel')]);
    expect(tooMuch.html).toMatch(/name="qty-1"[^>]*\svalue="11"/);
    expect((await send(warehouse, id, 'pack', { 'qty-1': '-1' })).status).toBe(422);
    expect((await send(warehouse, id, 'pack', { 'qty-1': '0', 'qty-2': '0' })).status).toBe(409);
    const stale = await formOf(warehouse, id, 'pack');
    await send(sales, id, 'notes', { note: 'Call first' });
    const late = await warehouse.post(`/cms/orders/${id}/pack`, { ...stale, 'qty-1': '1' });
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('changed meanwhile')]);
    expect((await seen(id))?.status).toBe('placed');
  });

  it('is packed once by two concurrent requests', async () => {
    const id = await placed();
    const form = await formOf(warehouse, id, 'pack');
    const other = await formOf(sales, id, 'pack');
    const replies = await Promise.all([
      warehouse.post(`/cms/orders/${id}/pack`, form),
      sales.post(`/cms/orders/${id}/pack`, other),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
  });

  it('is unpacked before shipping, and refuses a script as tracking address', async () => {
    const id = await placed();
    await send(warehouse, id, 'pack');
    const parcel = await parcelId(id);
    const script = { carrier: 'X', address: 'javascript:alert(1)' };
    expect((await send(warehouse, id, `parcels/${parcel}/ship`, script)).status).toBe(422);
    expect(await send(warehouse, id, `parcels/${parcel}/unpack`)).toEqual(done);
    expect((await shop.stored(id)).status).toBe('placed');
  });
});

describe('money', () => {
  it('is marked as paid, and refunded in parts up to the payment, to the cent, once each', async () => {
    const id = await placed();
    const { total, tax } = await shop.stored(id);
    expect((await sales.get(`/cms/orders/${id}`)).html).not.toContain('Refund this amount');
    expect(await send(sales, id, 'paid')).toEqual(done);
    const form = { ...(await formOf(sales, id, 'refunds')), amount: '12.34', reason: 'Two were torn' };
    const replies = await Promise.all([
      sales.post(`/cms/orders/${id}/refunds`, form),
      sales.post(`/cms/orders/${id}/refunds`, form),
    ]);
    expect(replies).toEqual([done, done]);
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1);
    const rest = ((total - 1_234) / 100).toFixed(2);
    const over = await send(sales, id, 'refunds', { amount: ((total - 1_233) / 100).toFixed(2), reason: 'x' });
    expect([over.status, over.html]).toEqual([409, expect.stringContaining('more than was paid')]);
    expect(over.html).toMatch(/<details class="confirm" open><summary[^>]*>Refund</);
    expect((await send(sales, id, 'refunds', { amount: '1e3', reason: 'x' })).status).toBe(422);
    expect((await send(sales, id, 'refunds', { amount: '1', reason: ' ' })).status).toBe(422);
    expect(await send(sales, id, 'refunds', { amount: rest, reason: 'All of it' })).toEqual(done);
    expect((await sales.get(`/cms/orders/${id}`)).html).not.toContain('Refund this amount');
    const made = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(made.reduce((sum, refund) => sum + refund.tax, 0)).toBe(tax);
    expect(made.map(({ creditNoteNumber }) => creditNoteNumber)).toEqual([
      expect.stringMatching(/^CN-\d{6}$/),
      expect.stringMatching(/^CN-\d{6}$/),
    ]);
    expect(await subjects()).toHaveLength(2);
    expect((await seen(id))?.refunds).toMatchObject([{ amount: 1_234, reason: 'Two were torn' }, {}]);
    const paper = await sales.get(`/cms/orders/${id}/credit-notes/${present(made[0]).id}`);
    expect(paper.html).toContain('$12.34');
  });

  it('is refunded for a cancelled order, whose pieces return to stock', async () => {
    const credit = await balanceOf(shop.db, buyer);
    expect(credit).toBeGreaterThan(0);
    const id = await placed({ use_credit: true });
    expect(await balanceOf(shop.db, buyer)).toBe(0);
    const stock = (await shop.sku(CODE)).stock;
    await send(warehouse, id, 'pack');
    const form = { ...(await formOf(sales, id, 'cancel')), reason: 'Sold out' };
    expect(await sales.post(`/cms/orders/${id}/cancel`, form)).toEqual(done);
    expect(await sales.post(`/cms/orders/${id}/cancel`, form)).toEqual(done);
    expect((await shop.sku(CODE)).stock).toBe(stock + 10);
    expect(await balanceOf(shop.db, buyer)).toBe(credit);
    expect(await seen(id)).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect((await subjects()).map((subject) => subject.split(' ')[0])).toEqual(['Refund', 'Order']);
    expect((await send(sales, id, 'pack')).status).toBe(409);
  });

  it('a partly shipped order cannot be cancelled', async () => {
    const id = await placed();
    await send(warehouse, id, 'pack', { 'qty-1': '1' });
    const cancel = await formOf(sales, id, 'cancel');
    await send(warehouse, id, `parcels/${await parcelId(id)}/ship`, { carrier: 'Van' });
    const fresh = { ...cancel, revision: String((await shop.stored(id)).revision), reason: 'x' };
    expect((await sales.post(`/cms/orders/${id}/cancel`, fresh)).status).toBe(409);
  });
});

describe('an order whose rest cannot be sent', () => {
  /** An order of which four of ten pieces of the first sku have left. */
  async function partlySent(): Promise<number> {
    const id = await placed();
    await send(warehouse, id, 'pack', { 'qty-1': '4', 'qty-2': '0' });
    await send(warehouse, id, `parcels/${await parcelId(id)}/ship`, { carrier: 'Van' });
    await shop.mailed();
    return id;
  }

  it('is closed once: its rest returns to stock, and its buyer is told', async () => {
    const id = await partlySent();
    const sentAt = shop.now();
    const { number } = await shop.stored(id);
    await send(warehouse, id, 'pack', { 'qty-1': '2', 'qty-2': '1' });
    const [stock, other] = [(await shop.sku(CODE)).stock, (await shop.sku(OTHER)).stock];
    expect((await sales.get(`/cms/orders/${id}`)).html).toMatch(/Nothing more follows[^]*by ‘Credit a part of the/);
    shop.wait(10);
    const form = await formOf(sales, id, 'close');
    const replies = await Promise.all([
      sales.post(`/cms/orders/${id}/close`, form),
      sales.post(`/cms/orders/${id}/close`, form),
    ]);
    expect(replies).toEqual([done, done]);
    expect([(await shop.sku(CODE)).stock, (await shop.sku(OTHER)).stock]).toEqual([stock + 6, other + 3]);
    expect(await shop.stored(id)).toMatchObject({ status: 'shipped', shippedAt: sentAt });
    expect((await seen(id))?.shipments).toMatchObject([{ lines: [{ sku_code: CODE, qty: 4 }] }]);
    const mails = await shop.mailed();
    expect(mails.map(({ subject }) => subject)).toEqual([`Nothing more follows of order ${number}`]);
    expect(mails[0]?.text).toMatch(/6 × [^]*3 × /);
    const { html } = await sales.get(`/cms/orders/${id}`);
    expect(html).toContain('6 not sent');
    const unsent = valueOfUnsent(present(await readDetail(shop.db, id)).lines, await shop.stored(id));
    expect((await formOf(sales, id, 'refunds')).amount).toBe((unsent / 100).toFixed(2));
    expect(html).not.toContain('Close this order');
    expect((await sales.get(`/cms/orders/${id}/pick-list`)).html).toContain('Nothing is left to pick');
    expect((await sales.get('/cms/orders?state=to-pack')).html).not.toContain(`/cms/orders/${id}"`);
    expect(await send(sales, id, 'mails', { kind: 'closed' })).toEqual(done);
    expect(await send(sales, id, 'mails', { kind: 'shipped', about: await shippedId(id) })).toEqual(done);
    expect(await subjects()).toEqual([
      `Nothing more follows of order ${number}`,
      `A parcel of your order ${number} is on its way`,
    ]);
    expect(await send(sales, id, 'deliver')).toEqual(done);
    expect((await owner.get(`/cms/log?subject=order&id=${id}`)).html).toContain('Closed without the rest');
  });

  it('is delivered at once when it was picked up', async () => {
    const id = await partlySent();
    await shop.db.update(orders).set({ isPickUp: true }).where(eq(orders.id, id));
    expect(await send(sales, id, 'close')).toEqual(done);
    expect(await shop.stored(id)).toMatchObject({ status: 'delivered', deliveredAt: shop.now() });
  });

  it('is not closed before its first parcel has left, after its last, or by the warehouse', async () => {
    const id = await placed();
    const closed = async (who: Person) => {
      const { revision } = await shop.stored(id);
      return who.post(`/cms/orders/${id}/close`, {
        ...(await formOf(who, id, 'notes')),
        revision: String(revision),
      });
    };
    await send(warehouse, id, 'pack');
    expect(await closed(sales)).toMatchObject({ status: 409, html: expect.stringContaining('Nothing of this order') });
    expect((await closed(warehouse)).status).toBe(403);
    await send(warehouse, id, `parcels/${await parcelId(id)}/ship`, { carrier: 'Van' });
    expect((await closed(sales)).status).toBe(409);
    expect((await shop.stored(id)).status).toBe('shipped');
  });

  it('is either closed or sent by two people at once', async () => {
    const id = await partlySent();
    await send(warehouse, id, 'pack');
    const parcel = `parcels/${await parcelId(id)}/ship`;
    const [close, ship] = [await formOf(sales, id, 'close'), await formOf(warehouse, id, parcel)];
    const replies = await Promise.all([
      sales.post(`/cms/orders/${id}/close`, close),
      warehouse.post(`/cms/orders/${id}/${parcel}`, { ...ship, carrier: 'Van' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
  });
});

describe('other actions', () => {
  it('hide notes from the buyer, and send mails again', async () => {
    const id = await placed();
    await send(sales, id, 'notes', { note: '<b>Fragile</b>' });
    expect((await warehouse.get(`/cms/orders/${id}`)).html).toContain('&lt;b&gt;Fragile');
    expect(JSON.stringify(await seen(id))).not.toContain('Fragile');
    expect(await send(sales, id, 'mails', { kind: 'placed' })).toEqual(done);
    expect(await subjects()).toEqual([expect.stringMatching(/is placed$/)]);
    expect((await send(sales, id, 'mails', { kind: 'refunded', about: '999999' })).status).toBe(404);
  });

  it('are logged with the previous state', async () => {
    const id = await placed();
    await send(warehouse, id, 'pack');
    const { html } = await owner.get(`/cms/log?subject=order&id=${id}`);
    expect(html).toContain('Packed parcel 1');
    expect(html).toMatch(/<del>placed<\/del>[^]*<ins>processing<\/ins>/);
  });

  it('print barcodes for each open line, and an invoice', async () => {
    const id = await placed();
    const { html } = await warehouse.get(`/cms/orders/${id}/pick-list`);
    expect(html.match(/class="bars"/g)?.length).toBeGreaterThan(1);
    expect(html).toContain(CODE);
    expect((await warehouse.get(`/cms/orders/${id}/invoice`)).status).toBe(403);
    const invoice = await sales.get(`/cms/orders/${id}/invoice`);
    expect(invoice.html).toContain(present((await shop.stored(id)).invoiceNumber));
  });
});

describe('lists', () => {
  it('find by number, invoice, business, person and sku, and may be empty', async () => {
    const id = await placed();
    const { number, invoiceNumber } = await shop.stored(id);
    for (const q of [number, number.slice(3), invoiceNumber ?? '', 'groom & co', 'WHITLOCK', 'trade@example', CODE]) {
      const { html } = await sales.get(`/cms/orders?${new URLSearchParams({ q })}`);
      expect([q, html.includes(`/cms/orders/${id}"`)]).toEqual([q, true]);
    }
    expect((await sales.get('/cms/orders?q=nobody+like+it')).html).toContain('No order fits this.');
    expect((await sales.get('/cms/orders?q=x')).html).toContain('Type three letters');
    expect((await sales.get('/cms/orders?q=%25%25%25')).html).toContain('No order fits this.');
    expect((await sales.get('/cms/orders?state=cancelled')).html).not.toContain(`/cms/orders/${id}"`);
  });

  it.each(['PO/7704-a', '77042', 'inv-77', CODE])('find the buyer’s own number %s', async (own) => {
    const id = await placed({ purchase_order_number: own });
    for (const q of [own, own.toUpperCase()])
      expect((await sales.get(`/cms/orders?${new URLSearchParams({ q })}`)).html).toContain(`/cms/orders/${id}"`);
  });

  it.each(['70421', 'Lead-s'])('find the sku %s', async (code) => {
    await shop.db.update(skus).set({ code }).where(eq(skus.code, CODE));
    const id = await placed({}, code);
    for (const q of [code, code.toLowerCase()])
      expect((await sales.get(`/cms/orders?q=${q}`)).html).toContain(`/cms/orders/${id}"`);
    await shop.db.update(skus).set({ code: CODE }).where(eq(skus.code, code));
  });

  it('are exported, without formulas, and not to the warehouse', async () => {
    const { createdAt } = await shop.stored(await placed());
    const reply = await sales.get('/cms/orders/export?state=to-pack');
    expect(reply.headers.get('content-type')).toContain('text/csv');
    const [head = '', ...rows] = reply.html.split('\r\n');
    expect(head).toContain('Order,Placed (Sydney time),State');
    expect(rows.some((row) => row.includes(`,${timeCell(createdAt)},`))).toBe(true);
    expect(rows.some((row) => row.includes('Groom & Co Pty Ltd'))).toBe(true);
    expect(rows.every((row) => !/(^|,)[=+@]/.test(row))).toBe(true);
    expect((await warehouse.get('/cms/orders/export')).status).toBe(403);
  });

  it('say, as an order’s page does, who has ticked the box for news', async () => {
    const id = await placed();
    const page = async () => (await sales.get(`/cms/orders/${id}`)).html;
    expect(await page()).not.toContain('Wants news');
    await shop.db.update(orders).set({ marketingOptIn: true }).where(eq(orders.id, id));
    expect(await page()).toContain('Wants news');
    const { number } = await shop.stored(id);
    expect((await sales.get(`/cms/orders/export?q=${number}`)).html).toMatch(/Wants news\r\n.*,yes\r\n$/);
  });

  it('are paginated', async () => {
    const { html } = await sales.get('/cms/orders?after=2');
    expect(html.match(/<th scope="row"[ >]/g)).toHaveLength(1);
  });
});
