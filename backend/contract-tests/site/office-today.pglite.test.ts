import { eq } from 'drizzle-orm';
import type { PlatformApp } from '../../http/platform';
import { applications } from '../../db/schema/account';
import { skus } from '../../db/schema/catalogue';
import { mailJobs } from '../../db/schema/mail';
import { orders } from '../../db/schema/orders';
import { openTestShop } from '../../testing/shop';
import { type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

let shop: TestShop;
let app: PlatformApp;

beforeAll(async () => {
  shop = await openTestShop();
  app = officeApp(shop);
});
afterAll(() => shop.close());

it('lists pending tasks, with links', async () => {
  const sales = await person(app, STAFF.sales);
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
  const warehouse = (await (await person(app, STAFF.warehouse)).get('/cms/today')).html;
  expect([warehouse.includes('To pack'), warehouse.includes('Invoices overdue')]).toEqual([true, false]);
  expect((await (await person(app, STAFF.editor)).get('/cms/today')).html).toContain('Nothing waits for you here.');
});
