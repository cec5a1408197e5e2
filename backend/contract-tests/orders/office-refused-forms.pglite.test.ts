import { skus } from '../../db/schema/catalogue/catalogue';
import { shipments } from '../../db/schema/orders/fulfilment';
import { sales, shop, warehouse } from '../support/office';
import { refusedControl } from '../support/office-form';
import { send } from '../support/order-forms';

let buyer: number;

beforeAll(async () => {
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
  await shop.db.update(skus).set({ stock: 500 });
});

/** An order on invoice of ten pieces of one sku and three of another. */
async function placed(): Promise<number> {
  await shop.add(buyer, (await shop.sku('BB-TR-ROO-1000')).id, 10);
  await shop.add(buyer, (await shop.sku('BB-TR-ROO-250')).id, 3);
  return (await shop.order(buyer, 'account')).id;
}

it('says at the line which pieces are no number, or more than are left', async () => {
  const id = await placed();
  const wrong = await send(warehouse, id, 'pack', { 'qty-1': '-1', 'qty-2': '2' });
  expect([wrong.status, refusedControl(wrong.html, '#qty-1')]).toEqual([
    422,
    { typed: '-1', error: 'Pieces are counted in whole numbers.', wrong: ['qty-1'] },
  ]);
  expect(refusedControl(wrong.html, '#qty-2')).toMatchObject({ typed: '2', error: undefined });
  const over = await send(warehouse, id, 'pack', { 'qty-1': '2', 'qty-2': '4' });
  expect([over.status, refusedControl(over.html, '#qty-2')]).toEqual([
    409,
    { typed: '4', error: 'There are more pieces in this parcel than are left to pack.', wrong: ['qty-2'] },
  ]);
});

it('says at all lines together that none has pieces', async () => {
  const { html } = await send(warehouse, await placed(), 'pack', { 'qty-1': '0', 'qty-2': '0' });
  expect(html).toMatch(/<fieldset class="pack" aria-describedby="pieces-error">[^]*id="pieces-error">Say of one line/);
  expect(refusedControl(html, '#qty-1')).toEqual({ typed: '0', error: undefined, wrong: [] });
});

it('says at the parcel that was to be sent what is wrong with its address, not at another', async () => {
  const id = await placed();
  await send(warehouse, id, 'pack', { 'qty-1': '4', 'qty-2': '0' });
  await send(warehouse, id, 'pack', { 'qty-1': '6', 'qty-2': '3' });
  const [first = 0, second = 0] = (await shop.db.select().from(shipments)).map((one) => one.id).slice(-2);
  const sending = { carrier: 'Own van', number: 'AB 7', address: 'www.example.com' };
  const { html } = await send(warehouse, id, `parcels/${second}/ship`, sending);
  expect(refusedControl(html, `#address-${second}`)).toEqual({
    typed: sending.address,
    error: 'The address of the tracking starts with https://.',
    wrong: [`address-${second}`],
  });
  expect(refusedControl(html, `#carrier-${second}`).typed).toBe(sending.carrier);
  expect(refusedControl(html, `#number-${second}`).typed).toBe(sending.number);
  expect(refusedControl(html, `#address-${first}`)).toMatchObject({ typed: '', error: undefined });
});

it('says at a note that it is too long', async () => {
  const typed = 'x'.repeat(2_001);
  const { html } = await send(warehouse, await placed(), 'notes', { note: typed });
  const error = 'At most 2000 characters, please.';
  expect(refusedControl(html, '#note')).toEqual({ typed, error, wrong: ['note'] });
});

it('says at the amount and the reason of a refund what is wrong, and not at that of the cancellation', async () => {
  const id = await placed();
  const refund = async (amount: string, reason: string) => (await send(sales, id, 'refunds', { amount, reason })).html;
  const both = await refund('1e3', ' ');
  const dollars = 'Type the amount in dollars, such as 12.50.';
  expect(refusedControl(both, '#amount')).toEqual({ typed: '1e3', error: dollars, wrong: ['amount', 'reason'] });
  expect(refusedControl(both, '#reason').error).toBe('Say why, as the buyer reads it.');
  const none = await refund('0', 'Torn');
  expect(refusedControl(none, '#amount')).toEqual({ typed: '0', error: dollars, wrong: ['amount'] });
  expect(refusedControl(none, '#reason').typed).toBe('Torn');
  expect(refusedControl(await refund('999999', 'Torn'), '#amount')).toEqual({
    typed: '999999',
    error: 'This is more than is left of what the order costs.',
    wrong: ['amount'],
  });
});

it('says at the reason of a cancellation what is wrong, and not at that of the refund', async () => {
  const typed = 'x'.repeat(201);
  const { html } = await send(sales, await placed(), 'cancel', { reason: typed });
  expect(refusedControl(html, '#cancel-reason')).toEqual({
    typed,
    error: 'At most 200 characters, please.',
    wrong: ['cancel-reason'],
  });
});
