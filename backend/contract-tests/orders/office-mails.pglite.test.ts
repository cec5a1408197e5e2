import { eq } from 'drizzle-orm';
import { addresses, users } from '../../db/schema/account/account';
import { shippingTypes } from '../../db/schema/orders/cart';
import { skus } from '../../db/schema/catalogue/catalogue';
import { orders } from '../../db/schema/orders/orders';
import { findOrder } from '../../services/orders/find-orders';
import { present } from '../../system/present';
import { sales, shop } from '../support/office';
import { formOf, send } from '../support/order-forms';

const CODE = 'BB-TR-ROO-1000';
let buyer: number;
/** The shop's last pick-up place, in the zone of the buyer's address. */
let depot: number;

beforeAll(async () => {
  buyer = await shop.userId('trade@example.com');
  await shop.onInvoice(buyer);
  const [address] = await shop.db.select().from(addresses).where(eq(addresses.userId, buyer)).orderBy(addresses.id);
  const pickUp = (place: string, instructions: string) => ({
    kind: 'pickup',
    postcode: present(address).postcode,
    place,
    instructions,
  });
  const [, added] = await shop.db
    .insert(shippingTypes)
    .values([
      { slug: 'shop', name: 'Pickup, shop', estimate: '', sort: 8, rule: pickUp('1 Shop Street', '') },
      { slug: 'depot', name: 'Pickup, depot', estimate: '', sort: 9, rule: pickUp('2 Depot Lane', 'Door B.\nRing.') },
    ])
    .returning({ id: shippingTypes.id });
  depot = present(added).id;
});
beforeEach(async () => {
  await shop.db.update(skus).set({ stock: 500 });
  await shop.mailed();
});

/** An order on invoice of ten pieces, whose confirmation is queued. */
async function placed(rest: { shipping_option_id?: string } = {}): Promise<number> {
  await shop.add(buyer, (await shop.sku(CODE)).id, 10);
  return (await shop.order(buyer, 'account', rest)).id;
}

async function collected(): Promise<number> {
  const id = await placed({ shipping_option_id: String(depot) });
  await shop.mailed();
  return id;
}

const seen = async (id: number) => present(await findOrder(shop.db, shop.config, { id }, shop.now()));
const subjects = async () => (await shop.mailed()).map(({ subject }) => subject);
const done = expect.objectContaining({ status: 303 });
const refused = expect.objectContaining({ status: 409 });

async function parcelOf(id: number): Promise<string> {
  const { html } = await sales.get(`/cms/orders/${id}`);
  return present(/parcels\/(\d+)\/ship"/.exec(html)?.[1]);
}

describe('a pick-up', () => {
  it('keeps the place that was chosen, also when the shop changes it', async () => {
    const id = await placed({ shipping_option_id: String(depot) });
    const [type] = await shop.db.select().from(shippingTypes).where(eq(shippingTypes.id, depot));
    const { rule } = present(type);
    await shop.db
      .update(shippingTypes)
      .set({ rule: { kind: 'pickup', postcode: '2609', place: 'Elsewhere', instructions: '' } })
      .where(eq(shippingTypes.id, depot));
    expect((await seen(id)).pick_up_note).toBe('2 Depot Lane. Door B.\nRing.');
    const [mail] = await shop.mailed();
    expect(mail?.text).toContain('You collect this order.\n2 Depot Lane. Door B.\nRing.');
    expect(mail?.html).toContain('2 Depot Lane. Door B.<br>Ring.');
    await shop.db.update(shippingTypes).set({ rule }).where(eq(shippingTypes.id, depot));
    await shop.db.update(orders).set({ pickUpNote: null }).where(eq(orders.id, id));
    expect((await seen(id)).pick_up_note).toContain('Fyshwick');
    expect((await seen(await placed())).pick_up_note).toBe('');
  });

  it('is announced once per parcel that is packed, and not called shipped', async () => {
    const id = await collected();
    const { number } = await shop.stored(id);
    expect((await sales.get(`/cms/orders/${id}`)).html).toContain('told by mail that they are ready');
    const form = { ...(await formOf(sales, id, 'pack')), 'qty-1': '4' };
    const twice = [await sales.post(`/cms/orders/${id}/pack`, form), await sales.post(`/cms/orders/${id}/pack`, form)];
    expect(twice).toEqual([done, done]);
    const mails = await shop.mailed();
    expect(mails.map(({ subject }) => subject)).toEqual([`A part of your order ${number} is ready to be picked up`]);
    expect(mails[0]?.text).toMatch(/2 Depot Lane\. Door B\.\nRing\.[^]*4 × [^]*The rest follows/);
    expect(mails[0]?.text).not.toMatch(/carrier|tracking|warehouse/i);
    const about = await parcelOf(id);
    expect(await send(sales, id, 'mails', { kind: 'ready', about })).toEqual(done);
    expect(await subjects()).toHaveLength(1);
    expect(await send(sales, id, `parcels/${about}/ship`)).toEqual(done);
    expect(await subjects()).toEqual([]);
    for (const kind of ['ready', 'shipped']) expect((await send(sales, id, 'mails', { kind, about })).status).toBe(404);
  });

  it('is announced whole, and not at all once it was unpacked', async () => {
    const id = await collected();
    await send(sales, id, 'pack');
    await send(sales, id, `parcels/${await parcelOf(id)}/unpack`);
    expect(await subjects()).toEqual([]);
    await send(sales, id, 'pack');
    expect(await subjects()).toEqual([`Your order ${(await shop.stored(id)).number} is ready to be picked up`]);
  });
});

describe('a cancelled order', () => {
  it('says why, by mail and in the order', async () => {
    const id = await placed();
    await shop.mailed();
    expect((await seen(id)).cancel_reason).toBe('');
    expect(await send(sales, id, 'cancel', { reason: 'Sold out <until> May' })).toEqual(done);
    expect((await seen(id)).cancel_reason).toBe('Sold out <until> May');
    const [mail] = await shop.mailed();
    expect(mail?.text).toContain('Reason: Sold out <until> May');
    expect(mail?.html).toContain('Sold out &lt;until&gt; May');
    await shop.db.update(orders).set({ cancelReason: null }).where(eq(orders.id, id));
    expect((await seen(id)).cancel_reason).toBe('');
    expect(await send(sales, id, 'mails', { kind: 'cancelled' })).toEqual(done);
    expect((await shop.mailed())[0]?.text).not.toContain('Reason');
  });

  it('is not confirmed: neither by the mail that waits, nor again', async () => {
    const id = await placed();
    const { number } = await shop.stored(id);
    expect((await sales.get(`/cms/orders/${id}`)).html).toContain('>Confirmation</button>');
    expect(await send(sales, id, 'cancel', { reason: 'Sold out' })).toEqual(done);
    expect(await subjects()).toEqual([`Order ${number} is cancelled`]);
    expect((await sales.get(`/cms/orders/${id}`)).html).not.toContain('>Confirmation</button>');
    expect(await send(sales, id, 'mails', { kind: 'placed' })).toEqual(refused);
    expect(await subjects()).toEqual([]);
  });
});

it('all mails go to the address that its account has now, which the shop has corrected', async () => {
  const id = await placed();
  const email = (to: string) => shop.db.update(users).set({ email: to }).where(eq(users.id, buyer));
  await email('corrected@example.com');
  const recipients = async () => (await shop.mailed()).map(({ to }) => to);
  expect(await recipients()).toEqual(['corrected@example.com']);
  const { html } = await sales.get(`/cms/orders/${id}`);
  expect(html).toContain('To corrected@example.com');
  expect(html).not.toContain('trade@example.com');
  expect(await send(sales, id, 'cancel', { reason: 'Sold out' })).toEqual(done);
  expect(await recipients()).toEqual(['corrected@example.com']);
  expect(await send(sales, id, 'mails', { kind: 'cancelled' })).toEqual(done);
  await shop.db.update(orders).set({ buyerEmail: '' }).where(eq(orders.id, id));
  expect(await recipients()).toEqual([]);
  await email('trade@example.com');
});
