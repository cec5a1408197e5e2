import { desc, eq } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import { creditEntries } from '../../db/schema/account/account';
import { skus } from '../../db/schema/catalogue/catalogue';
import { timeCell } from '../../cms/views/time';
import { changes } from '../../db/schema/changes';
import { refunds } from '../../db/schema/orders/fulfilment';
import { orders, payments } from '../../db/schema/orders/orders';
import { decidePayment } from '../../services/checkout/decide-payment';
import { owedBy } from '../../services/orders/open-invoices';
import { present } from '../../system/present';
import { sales, shop, warehouse } from '../support/office';
import { formOf, send } from '../support/order-forms';

let buyer: number;

beforeAll(async () => {
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
  await shop.db.update(skus).set({ stock: 500 });
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

it('is no reason to pick anything while a card has to pay for it', async () => {
  await shop.add(buyer, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  const { id, token } = await shop.order(buyer, 'card');
  const picks = async () => (await sales.get(`/cms/orders/${id}/pick-list`)).html;
  expect(await picks()).toContain('This order awaits its payment: nothing is picked yet.');
  expect(await picks()).not.toContain('BB-TR-ROO-1000');
  await decidePayment(shop.deps, token, 'approve', shop.now());
  expect(await picks()).toContain('BB-TR-ROO-1000');
});

it('is open again once the note that it was paid is taken back, unless something depends on it', async () => {
  const id = await placed();
  const { total } = await shop.stored(id);
  const page = async () => (await sales.get(`/cms/orders/${id}`)).html;
  const owed = await owedBy(shop.db, buyer);
  expect(await page()).not.toContain('Take back that it was paid');
  expect(await send(sales, id, 'paid')).toEqual(done);
  expect(await owedBy(shop.db, buyer)).toBe(owed - total);
  const shown = await formOf(sales, id, 'paid/back');
  const back = () => sales.post(`/cms/orders/${id}/paid/back`, shown);
  expect([await back(), await back()]).toEqual([done, done]);
  const [payment] = await shop.db.select().from(payments).where(eq(payments.subjectId, id));
  expect(payment).toMatchObject({ status: 'pending', paidAt: null, amount: total });
  expect(await owedBy(shop.db, buyer)).toBe(owed);
  expect(await page()).toMatch(/Note that it was paid/);
  const [entry] = await shop.db.select().from(changes).orderBy(desc(changes.id)).limit(1);
  expect(entry).toMatchObject({ action: 'Invoice not paid after all', subjectId: String(id) });

  expect(await send(sales, id, 'paid')).toEqual(done);
  const late = await formOf(sales, id, 'paid/back');
  expect(await send(sales, id, 'refunds', { amount: '10', reason: 'Torn' })).toEqual(done);
  expect(await page()).not.toContain('Take back that it was paid');
  const { revision } = await shop.stored(id);
  const refused = await sales.post(`/cms/orders/${id}/paid/back`, { ...late, revision: String(revision) });
  expect([refused.status, refused.html]).toEqual([409, expect.stringContaining('has sent back some of the money')]);
});

it('stays paid where a credit note settled it, and where nobody can be asked for the money any more', async () => {
  const [settled, deserted] = [await placed(), await placed()];
  const back = async (id: number) => {
    const { revision } = await shop.stored(id);
    const fields = await formOf(sales, id, 'notes');
    return (await sales.post(`/cms/orders/${id}/paid/back`, { ...fields, revision: String(revision) })).html;
  };
  const { total } = await shop.stored(settled);
  expect(await send(sales, settled, 'refunds', { amount: (total / 100).toFixed(2), reason: 'Sold out' })).toEqual(done);
  expect(await back(settled)).toContain('no invoice of this order that was noted as paid');
  expect(await send(sales, deserted, 'paid')).toEqual(done);
  await shop.db.update(orders).set({ buyerEmail: '' }).where(eq(orders.id, deserted));
  expect(await back(deserted)).toContain('personal data was deleted');
});

it('is exported with its credit notes, which take from its total what the books have taken', async () => {
  const id = await placed();
  const { number, total, tax } = await shop.stored(id);
  const row = async () => {
    const { html } = await sales.get(`/cms/orders/export?q=${number}`);
    const [head = [], cells = []] = html.split('\r\n').map((line) => line.split(','));
    return Object.fromEntries(head.map((title, index) => [title, cells[index]]));
  };
  expect(await row()).toMatchObject({ 'Credit notes': '', 'Credited with GST': '0.00', 'GST credited': '0.00' });
  await send(sales, id, 'refunds', { amount: '10', reason: 'Torn' });
  await send(sales, id, 'refunds', { amount: (total / 100 - 10).toFixed(2), reason: 'Sold out' });
  const notes = await shop.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id);
  expect(await row()).toMatchObject({
    Total: (total / 100).toFixed(2),
    'Credit notes': notes.map((note) => note.creditNoteNumber).join(' '),
    'Last credited (Sydney time)': timeCell(shop.now()),
    'Credited with GST': (total / 100).toFixed(2),
    'GST credited': (tax / 100).toFixed(2),
  });
});

it('names a closed order until all that was not sent is taken off its invoice', async () => {
  const id = await placed();
  const { total } = await shop.stored(id);
  await send(warehouse, id, 'pack', { 'qty-1': '4' });
  const parcel = /parcels\/(\d+)\/ship"/.exec((await warehouse.get(`/cms/orders/${id}`)).html)?.[1] ?? '';
  await send(warehouse, id, `parcels/${parcel}/ship`, { carrier: 'Van' });
  const listed = async () => (await sales.get('/cms/orders?state=payments')).html.includes(`/cms/orders/${id}"`);
  expect(await listed()).toBe(false);
  await send(sales, id, 'close');
  expect(await listed()).toBe(true);
  const unsent = Number((await formOf(sales, id, 'refunds')).amount) * 100;
  expect(unsent).toBeLessThan(total);

  expect(await send(sales, id, 'refunds', { amount: '1.00', reason: 'Not sent' })).toEqual(done);
  const rest = unsent - 100;
  expect((await sales.get('/cms/today')).html).toContain(
    `Closed: ${formatMoney(rest)} of what was not sent has not gone back`,
  );
  expect(await listed()).toBe(true);
  // A second refund of all that is left of the order would be too much.
  expect((await formOf(sales, id, 'refunds')).amount).toBe((rest / 100).toFixed(2));
  await send(sales, id, 'refunds', { amount: (rest / 100).toFixed(2), reason: 'Not sent' });
  expect(await listed()).toBe(false);
  await shop.mailed();
});
