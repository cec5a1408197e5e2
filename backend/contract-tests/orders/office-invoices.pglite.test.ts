import { eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import { creditEntries } from '../../db/schema/account/account';
import { refunds } from '../../db/schema/orders/fulfilment';
import { orders } from '../../db/schema/orders/orders';
import { decidePayment } from '../../services/checkout/decide-payment';
import { present } from '../../system/present';
import { sales, shop } from '../support/office';
import { send } from '../support/order-forms';

let buyer: number;

beforeAll(async () => {
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
});

/** An order on invoice, whose confirmation is sent. */
async function placed(rest: { use_credit?: boolean; purchase_order_number?: string } = {}): Promise<number> {
  await shop.add(buyer, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  const { id } = await shop.order(buyer, 'account', rest);
  await shop.mailed();
  return id;
}

const done = expect.objectContaining({ status: 303 });

it('takes an amount off an open invoice with a credit note, and names the rest wherever it is to be paid', async () => {
  const id = await placed();
  const { total, number, invoiceNumber } = await shop.stored(id);
  const [rest, most] = [formatMoney(total - 10_000), formatMoney(total)];
  const before = (await sales.get(`/cms/orders/${id}`)).html;
  expect(before).toContain('Credit a part of the invoice');
  expect(before).toContain(`${most} at most.`);
  expect(before).toContain('This lowers what is to be paid, and tells the buyer.');
  const over = await send(sales, id, 'refunds', { amount: ((total + 1) / 100).toFixed(2), reason: 'x' });
  expect([over.status, over.html]).toEqual([409, expect.stringContaining('more than is left')]);
  expect(await send(sales, id, 'refunds', { amount: '100', reason: 'Sold out' })).toEqual(done);
  expect((await shop.mailed()).map(({ subject }) => subject)).toEqual([`Credit note for order ${number}`]);
  const { html } = await sales.get(`/cms/orders/${id}`);
  expect(html).toMatch(/<strong>\$100\.00<\/strong> off the invoice/);
  expect(html).toContain(`${rest} for ${invoiceNumber}.`);
  const [note] = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
  const { id: noteId, creditNoteNumber } = present(note);
  const paper = await sales.get(`/cms/orders/${id}/credit-notes/${noteId}`);
  expect(paper.html).toMatch(/Credited with GST[^]*\$100\.00[^]*Off the invoice[^]*\$100\.00/);
  const { html: noted } = await sales.get(`/cms/orders?q=${creditNoteNumber?.toLowerCase() ?? ''}`);
  expect(noted.match(/href="\/cms\/orders\/\d+"/g)).toEqual([`href="/cms/orders/${id}"`]);
  const invoice = await sales.get(`/cms/orders/${id}/invoice`);
  expect(invoice.html).toMatch(new RegExp(`Credit note ${creditNoteNumber}[^]*-\\$100\\.00`));
  await shop.db.update(orders).set({ dueOn: '2026-01-05' }).where(eq(orders.id, id));
  expect((await sales.get('/cms/today')).html).toContain(`${rest}, due 5 January 2026`);
  expect(await send(sales, id, 'mails', { kind: 'placed' })).toEqual(done);
  expect((await shop.mailed())[0]?.text).toContain(`Credit note ${creditNoteNumber}  -$100.00\nTo pay  ${rest}`);
});

it('is printed with the credit that paid a part, what is to be paid until when, and the number of its buyer', async () => {
  const about = { userId: buyer, amount: 5_000, reason: 'Test', createdAt: shop.now() };
  await shop.db.insert(creditEntries).values({ ...about, reference: 'test:invoice' });
  const id = await placed({ use_credit: true, purchase_order_number: 'PO-77' });
  const { total, credit } = await shop.stored(id);
  expect(credit).toBeGreaterThanOrEqual(5_000);
  await shop.db.update(orders).set({ dueOn: '2027-01-05' }).where(eq(orders.id, id));
  const paper = async () => {
    const { html } = await sales.get(`/cms/orders/${id}/invoice`);
    return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  const rest = formatMoney(total - credit);
  expect(await paper()).toContain(`Paid by credit -${formatMoney(credit)} To pay ${rest}`);
  expect(await paper()).toContain('Due 5 January 2027 Your number PO-77');
  expect(await send(sales, id, 'paid')).toEqual(done);
  expect(await paper()).toContain(`Paid ${rest}`);
  expect(await paper()).not.toContain('Due');
});

it('is exported with what its credit notes took back, and their GST', async () => {
  const id = await placed();
  const { number } = await shop.stored(id);
  const exported = async () => {
    const { html } = await sales.get(`/cms/orders/export?q=${number}`);
    const [head = [], row = []] = html.split('\r\n').map((line) => line.split(','));
    return [row[head.indexOf('Credit notes')], row[head.indexOf('GST of credit notes')]];
  };
  expect(await exported()).toEqual(['0.00', '0.00']);
  for (const amount of ['100', '23.45'])
    expect(await send(sales, id, 'refunds', { amount, reason: 'Sold out' })).toEqual(done);
  const notes = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
  const tax = notes.reduce((sum, note) => sum + note.tax, 0);
  expect(await exported()).toEqual(['123.45', (tax / 100).toFixed(2)]);
});

it('is no reason to pick anything while a card has to pay for it', async () => {
  await shop.add(buyer, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  const { id, token } = await shop.order(buyer, 'card');
  const picks = async () => (await sales.get(`/cms/orders/${id}/pick-list`)).html;
  expect(await picks()).toContain('This order awaits its payment: nothing is picked yet.');
  expect(await picks()).not.toContain('BB-TR-ROO-1000');
  await decidePayment(shop.deps, token, 'approve', shop.now());
  expect(await picks()).toContain('BB-TR-ROO-1000');
});
