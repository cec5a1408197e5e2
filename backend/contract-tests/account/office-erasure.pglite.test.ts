import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { queryRows } from '../../db/client';
import { businesses, users } from '../../db/schema/account/account';
import { changes } from '../../db/schema/changes';
import { formSubmissions } from '../../db/schema/content/forms';
import { refunds } from '../../db/schema/orders/fulfilment';
import { lists } from '../../db/schema/orders/lists';
import { orders, payments } from '../../db/schema/orders/orders';
import { present } from '../../system/present';
import { STAFF, person } from '../support/in-process-office';
import { EMAIL, OLD, WORD, knownPerson } from '../support/known-person';
import { app, sales, shop } from '../support/office';
import { send } from '../support/order-forms';

/** The account of a person who is wherever one can be, with an order that is not finished. */
let id: number;
let orderId: number;

beforeAll(async () => {
  ({ id, orderId } = await knownPerson(shop, sales));
});

const erase = (userId: number, confirm: string) => sales.post(`/cms/customers/${userId}/erase`, { confirm });
const account = async (userId = id) => present((await shop.db.select().from(users).where(eq(users.id, userId)))[0]);
const erasures = () => shop.db.select().from(changes).where(eq(changes.action, 'Personal data deleted'));

/** The tables in which the word is found. */
async function tablesWithWord(): Promise<string[]> {
  const tables = await queryRows(
    shop.db,
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await queryRows(
      shop.db,
      z.object({ found: z.boolean() }),
      sql`select exists (select from ${sql.identifier(name)} as one where one::text ilike ${`%${WORD}%`}) as found`,
    );
    if (rows.some((row) => row.found)) found.push(name);
  }
  return found;
}

async function finish(userId: number): Promise<void> {
  const theirs = shop.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await shop.db.update(orders).set({ status: 'delivered', payUntil: null }).where(eq(orders.userId, userId));
  await shop.db
    .update(payments)
    .set({ status: 'paid', paidAt: shop.now() })
    .where(and(eq(payments.subject, 'order'), inArray(payments.subjectId, theirs)));
}

it('is for whoever may suspend accounts, and not for accounts of the staff', async () => {
  for (const role of ['editor', 'warehouse'] as const) {
    const other = await person(app, STAFF[role]);
    expect((await other.post(`/cms/customers/${id}/erase`, { confirm: EMAIL })).status).toBe(403);
  }
  expect((await account()).enabled).toBe(true);
  expect((await erase(await shop.userId(STAFF.warehouse), STAFF.warehouse)).status).toBe(404);
});

it('waits for orders, invoices and refunds, and for the right address, and changes nothing until then', async () => {
  const { number } = await shop.stored(orderId);
  const refused = { status: 409, html: expect.stringContaining(`not everything is finished: ${number}.`) };
  expect(await erase(id, EMAIL)).toMatchObject(refused);
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId));
  expect(await erase(id, EMAIL)).toMatchObject(refused);
  await finish(id);
  const refund = { orderId, amount: 100, toPayment: 100, toCredit: 0, tax: 9, reason: '', createdAt: shop.now() };
  await shop.db.insert(refunds).values({ ...refund, method: 'stripe', state: 'pending' });
  expect(await erase(id, EMAIL)).toMatchObject(refused);
  await shop.db.update(refunds).set({ state: 'failed' });
  expect(await erase(id, OLD)).toMatchObject({ status: 422, html: expect.stringContaining(`value="${OLD}"`) });
  expect(await account()).toMatchObject({ email: EMAIL, enabled: true });
  expect(await shop.cart(id)).toHaveLength(1);
  expect(await erasures()).toEqual([]);
});

it('leaves the person in invoices alone, and sends none of the mail that waits', async () => {
  expect(await tablesWithWord()).toEqual(
    expect.arrayContaining([
      'addresses',
      'applications',
      'changes',
      'mail_jobs',
      'media',
      'order_notes',
      'orders',
      'users',
    ]),
  );
  expect((await erase(id, ` ${EMAIL.toUpperCase()} `)).location).toBe(`/cms/customers/${id}?done=erased`);
  expect(await tablesWithWord()).toEqual(['orders']);
  const order = await shop.stored(orderId);
  expect(order).toMatchObject({
    buyerName: `${WORD} first_name ${WORD} last_name`,
    buyerCompany: `${WORD} company_name`,
    buyerAbn: `${WORD} abn`,
    buyerEmail: '',
    note: '',
    marketingOptIn: false,
    delivery: { street_address: `${WORD} street_address`, email: '', phone: '', display_name: '' },
  });
  expect(await shop.mailed()).toEqual([]);
  const invoice = await sales.get(`/cms/orders/${orderId}/invoice`);
  expect(invoice.html).toContain(`${WORD} company_name`);
  const paid = await shop.db.select().from(formSubmissions).where(eq(formSubmissions.invoiceNumber, 'F-1'));
  expect(paid).toMatchObject([{ amount: 500, answers: [], email: '' }]);

  const page = await sales.get(`/cms/orders/${orderId}`);
  expect(page.html).toContain(`<a href="/cms/customers/${id}">`);
  expect(page.html).not.toContain('Send a mail again');
  expect((await send(sales, orderId, 'mails', { kind: 'placed', about: '0' })).status).toBe(409);
  const refunded = await send(sales, orderId, 'refunds', { amount: '1', reason: 'A bag was torn' });
  expect(refunded.status).toBe(303);
  expect(await shop.mailed()).toEqual([]);
});

it('is for good', async () => {
  expect((await erase(id, EMAIL)).status).toBe(303);
  expect(await erasures()).toMatchObject([
    { subject: 'customer', subjectId: String(id), userId: sales.userId, name: `Deleted customer ${id}`, after: {} },
  ]);
  for (const action of ['open', 'link', 'suspend', 'details', 'terms']) {
    const fields = { reason: 'x', email: EMAIL, first_name: 'Hana', last_name: 'Whitlock', terms: '14' };
    const { status, html } = await sales.post(`/cms/customers/${id}/${action}`, fields);
    expect([action, status, html]).toEqual([action, 409, expect.stringContaining('personal data of this account was')]);
  }
  const { html } = await sales.get(`/cms/customers/${id}`);
  expect(html).toContain(`<h1>Deleted customer ${id}</h1>`);
  expect(html).not.toContain(`action="/cms/customers/${id}/`);
  expect((await account()).enabled).toBe(false);
});

it('passes the lists of a group on, and ends a group without accounts', async () => {
  const [gina, luca] = [await shop.userId('gina@example.com'), await shop.userId('orders@example.com')];
  const { businessId } = await account(gina);
  const list = { userId: gina, createdAt: shop.now(), updatedAt: shop.now() };
  await shop.db.insert(lists).values([
    { ...list, name: 'Ours', businessId, purpose: 'later' },
    { ...list, name: 'Mine' },
  ]);
  const named = () =>
    shop.db
      .select({ name: lists.name, userId: lists.userId })
      .from(lists)
      .where(inArray(lists.name, ['Ours', 'Mine']));
  await finish(gina);
  expect((await sales.get(`/cms/customers/${gina}`)).html).toContain('other accounts of Harbour Hound Provisions stay');
  expect((await erase(gina, 'gina@example.com')).status).toBe(303);
  expect(await named()).toEqual([{ name: 'Ours', userId: luca }]);
  await finish(luca);
  expect((await erase(luca, 'orders@example.com')).status).toBe(303);
  expect(await named()).toEqual([]);
  expect(
    await shop.db
      .select()
      .from(businesses)
      .where(eq(businesses.id, present(businessId))),
  ).toEqual([]);
});

it('knows every table that refers to accounts', async () => {
  const found = await queryRows(
    shop.db,
    z.object({ name: z.string() }),
    sql`select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  // Where one is added, say what becomes of it in cms/customers/erase-customer.ts.
  expect(found.map(({ name }) => name).toSorted()).toEqual([
    'addresses.user_id',
    'authorization_codes.user_id',
    'carts.user_id',
    'catalogue_imports.user_id',
    'changes.user_id',
    'cms_history.created_by',
    'cms_pages.changed_by',
    'cms_pages.deleted_by',
    'cms_removed_parts.deleted_by',
    'cms_second_factors.user_id',
    'cms_sessions.user_id',
    'cms_versions.created_by',
    'content_bin.deleted_by',
    'content_revisions.created_by',
    'credit_entries.user_id',
    'draft_links.created_by',
    'form_submissions.user_id',
    'idempotency_keys.user_id',
    'library_pictures.created_by',
    'lists.user_id',
    'order_notes.user_id',
    'orders.user_id',
    'quote_requests.user_id',
    'refunds.created_by',
    'releases.user_id',
    'sessions.user_id',
    'shipments.packed_by',
    'stock_moves.user_id',
    'stock_requests.user_id',
    'uploads.user_id',
    'usual_changes.user_id',
    'vouchers.buyer_id',
    'vouchers.redeemed_by',
  ]);
});
