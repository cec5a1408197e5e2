import { and, eq, inArray, isNull } from 'drizzle-orm';
import { applications } from '../../db/schema/account/account';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { refunds } from '../../db/schema/orders/fulfilment';
import { mailJobs } from '../../db/schema/mail';
import { orders, payments } from '../../db/schema/orders/orders';
import { present } from '../../system/present';
import { editor, sales, shop, warehouse } from '../support/office';

it('lists pending tasks, with links', async () => {
  const [made] = await shop.db
    .insert(applications)
    .values({
      email: 'today@example.com',
      state: 'pending',
      firstName: 'Ida',
      lastName: 'O',
      companyName: 'Early Bird',
      abn: '33900100345',
      createdAt: shop.now(),
    })
    .returning({ id: applications.id });
  await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.code, 'BB-TR-ROO-1000'));
  const job = { kind: 'recover', payload: { email: 'x@example.com' }, createdAt: shop.now() };
  const nextAt = new Date(shop.now().getTime() + 3_600_000);
  await shop.db.insert(mailJobs).values({ ...job, attempts: 3, nextAt });
  await shop.db.update(orders).set({ dueOn: '2026-01-01' }).where(eq(orders.number, 'BB-11097'));
  const { html } = await sales.get('/cms/today');
  expect(html).toContain(`/cms/customers/applications/${made?.id}"`);
  for (const words of ['BB-11097', 'Early Bird', 'BB-TR-ROO-1000, none left', 'Tried 3 times', 'due 1 January 2026'])
    expect(html).toContain(words);
  expect((await sales.post('/cms/today/mails')).location).toBe('/cms/today?done=tried');
  const [again] = await shop.db.select().from(mailJobs).where(eq(mailJobs.kind, 'recover'));
  expect(again?.nextAt).toEqual(shop.now());
});

it('shows each role its own tasks', async () => {
  const forWarehouse = (await warehouse.get('/cms/today')).html;
  expect([forWarehouse.includes('To pack'), forWarehouse.includes('Invoices overdue')]).toEqual([true, false]);
  expect((await editor.get('/cms/today')).html).toContain('Nothing waits for you here.');
});

/** The number beside a section's title. */
const numberOf = (html: string, title: string): string =>
  present(new RegExp(`${title} <strong>([^<]+)</strong>`).exec(html)?.[1]);

it('leads to all invoices that are overdue, when there are more than it names', async () => {
  const late = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'delivered'));
  const ids = late.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(6);
  await shop.db.update(orders).set({ dueOn: '2026-02-01' }).where(inArray(orders.id, ids));
  const ofOrders = and(eq(payments.subject, 'order'), inArray(payments.subjectId, ids));
  await shop.db.update(payments).set({ gateway: 'account', status: 'pending', paidAt: null }).where(ofOrders);
  const listed = async () => {
    const { html } = await sales.get('/cms/orders?state=overdue');
    return html.match(/<th scope="row" class="whole"><a href="\/cms\/orders\/\d+/g)?.length ?? 0;
  };
  const html = (await sales.get('/cms/today')).html;
  const all = numberOf(html, 'Invoices overdue');
  expect(html).toContain(`<a href="/cms/orders?state=overdue">All ${all}</a>`);
  expect([Number(all), await listed()]).toEqual([ids.length + 1, ids.length + 1]);
  await shop.db.update(payments).set({ status: 'paid', paidAt: shop.now() }).where(ofOrders);
  expect(await listed()).toBe(1);
  expect((await sales.get('/cms/orders/export?state=overdue')).html.trim().split('\n')).toHaveLength(2);
});

it('leads to a list to pack that begins with what waits longest, too, and goes on from there', async () => {
  await shop.db
    .update(orders)
    .set({ status: 'placed' })
    .where(inArray(orders.status, ['shipped', 'delivered']));
  const orderIn = (html: string) => [...html.matchAll(/"\/cms\/orders\/(\d+)"/g)].map(([, id]) => Number(id));
  const [first = 0, second = 0] = orderIn((await warehouse.get('/cms/today')).html);
  expect(first).toBeLessThan(second);
  const all = orderIn((await warehouse.get('/cms/orders?state=to-pack')).html);
  expect(all.slice(0, 2)).toEqual([first, second]);
  expect(orderIn((await warehouse.get(`/cms/orders?state=to-pack&after=${first}`)).html)).toEqual(all.slice(1));
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.status, 'placed'));
});

it('counts every payment without an outcome', async () => {
  const over = new Date(shop.now().getTime() - 2 * 3_600_000);
  const changed = await shop.db
    .update(orders)
    .set({ status: 'awaiting-payment', payUntil: over })
    .where(eq(orders.status, 'delivered'))
    .returning({ id: orders.id });
  const { html } = await sales.get('/cms/today');
  expect(numberOf(html, 'Payments to look at')).toBe(String(changed.length));
  expect(html).toContain(`<a href="/cms/orders?state=payments">All ${changed.length}</a>`);
  const rows = (await sales.get('/cms/orders/export?state=payments')).html.trim().split('\n').slice(1);
  expect(rows).toHaveLength(changed.length);
  const [one] = changed;
  await shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.status, 'awaiting-payment'));
  expect((await sales.get('/cms/orders?state=payments')).html).toContain('No order fits this.');
  const amounts = { amount: 100, toPayment: 100, toCredit: 0, tax: 9 };
  await shop.db.insert(refunds).values({
    ...amounts,
    orderId: present(one).id,
    method: 'stripe',
    state: 'pending',
    reason: 'Broken',
    createdAt: shop.now(),
  });
  expect((await sales.get('/cms/orders?state=payments')).html).toContain(`/cms/orders/${present(one).id}"`);
});

it('counts what is running out as the list of the catalogue does', async () => {
  await shop.db.update(skus).set({ stock: 100, replacedById: null });
  const three = await shop.db
    .selectDistinctOn([skus.productId])
    .from(skus)
    .where(isNull(skus.retiredAt))
    .orderBy(skus.productId)
    .limit(3);
  const [kept, replaced, binned] = three;
  await shop.db
    .update(skus)
    .set({ stock: 5 })
    .where(
      inArray(
        skus.id,
        three.map(({ id }) => id),
      ),
    );
  await shop.db
    .update(skus)
    .set({ replacedById: present(kept).id })
    .where(eq(skus.id, present(replaced).id));
  await shop.db
    .update(products)
    .set({ deletedAt: shop.now(), enabled: false })
    .where(eq(products.id, present(binned).productId));
  const list = (await warehouse.get('/cms/catalogue?few=1')).html;
  expect(list.match(/href="\/cms\/catalogue\/\d+"/g)).toEqual([`href="/cms/catalogue/${present(kept).id}"`]);
  expect(numberOf((await warehouse.get('/cms/today')).html, 'Running out')).toBe('1');
});
