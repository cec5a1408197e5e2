import { eq } from 'drizzle-orm';
import type { PlatformApp } from '../../http/platform';
import { applications, users } from '../../db/schema/account';
import { sessions } from '../../db/schema/sign-in';
import { OrderRefused } from '../../services/orders/order-refused';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

let shop: TestShop;
let app: PlatformApp;
let sales: Person;

beforeAll(async () => {
  shop = await openTestShop();
  app = officeApp(shop);
  sales = await person(app, STAFF.sales);
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.mailed()));

async function applied(email: string, state: 'pending' | 'unconfirmed' = 'pending'): Promise<number> {
  const [made] = await shop.db
    .insert(applications)
    .values({
      email,
      state,
      firstName: 'Ida',
      lastName: 'Okafor',
      companyName: `Wet Nose <${email}>`,
      abn: '33900100345',
      createdAt: shop.now(),
      confirmedAt: shop.now(),
    })
    .returning({ id: applications.id });
  return present(made).id;
}

const account = async (email: string) => (await shop.db.select().from(users).where(eq(users.email, email)))[0];
const subjects = async () => (await shop.mailed()).map(({ to, subject }) => [to, subject]);

describe('applications', () => {
  it('are listed, and approved once with terms and a limit', async () => {
    const email = 'approved@example.com';
    const id = await applied(email);
    expect((await sales.get('/cms/customers')).html).toContain(`/cms/customers/applications/${id}"`);
    const page = await sales.get(`/cms/customers/applications/${id}`);
    expect(page.html).toContain('A customer has this ABN already');
    expect(page.html).toContain('Wet Nose &lt;approved@');
    const address = `/cms/customers/applications/${id}/approve`;
    const replies = await Promise.all([
      sales.post(address, { terms: '30', limit: '2,500' }),
      sales.post(address, { terms: '30', limit: '2,500' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect(await account(email)).toMatchObject({ invoiceDays: 30, creditLimit: 250_000, enabled: true });
    expect(await subjects()).toEqual([[email, 'Your trade account is open']]);
    await sales.post(`/cms/customers/applications/${id}/decline`, { reason: 'Too late' });
    expect((await account(email))?.enabled).toBe(true);
    expect(await subjects()).toEqual([]);
    expect((await sales.get('/cms/customers')).html).not.toContain(`applications/${id}"`);
  });

  it('are declined with a reason that is mailed', async () => {
    const id = await applied('declined@example.com');
    const address = `/cms/customers/applications/${id}/decline`;
    expect((await sales.post(address, { reason: ' ' })).status).toBe(422);
    expect((await sales.post(address, { reason: 'We sell to shops alone.' })).status).toBe(303);
    const [mail] = await shop.mailed();
    expect(mail?.text).toContain('We sell to shops alone.');
    expect(await account('declined@example.com')).toBeUndefined();
  });

  it('keep the input when the limit is invalid, and cannot be decided before confirmation', async () => {
    const id = await applied('limit@example.com');
    const wrong = await sales.post(`/cms/customers/applications/${id}/approve`, { terms: '14', limit: 'lots' });
    expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('value="lots"')]);
    const unconfirmed = await applied('unconfirmed@example.com', 'unconfirmed');
    await sales.post(`/cms/customers/applications/${unconfirmed}/approve`, { terms: '' });
    expect(await account('unconfirmed@example.com')).toBeUndefined();
  });
});

describe('customers', () => {
  it('are found by business, person, address and ABN; staff are not listed', async () => {
    const id = await shop.userId('trade@example.com');
    for (const q of ['groom', 'WHITLOCK', 'trade@', '33 900 100 345']) {
      const { html } = await sales.get(`/cms/customers?${new URLSearchParams({ q })}`);
      expect([q, html.includes(`/cms/customers/${id}"`)]).toEqual([q, true]);
    }
    expect((await sales.get('/cms/customers?q=warehouse@')).html).toContain('No customer fits this.');
    const staff = await shop.userId(STAFF.warehouse);
    expect((await sales.get(`/cms/customers/${staff}`)).status).toBe(404);
    expect((await sales.post(`/cms/customers/${staff}/suspend`, { reason: 'x' })).status).toBe(404);
  });

  it('show their orders, and the people of their business', async () => {
    const { html } = await sales.get(`/cms/customers/${await shop.userId('orders@example.com')}`);
    expect(html).toContain('gina@example.com');
    expect(html).toContain('BB-11097');
  });

  it('are suspended, which ends their sign-ins, and reopened', async () => {
    const id = await shop.userId('gina@example.com');
    const session = { id: crypto.randomUUID(), userId: id, createdAt: shop.now() };
    await shop.db.insert(sessions).values(session);
    expect((await sales.post(`/cms/customers/${id}/suspend`, { reason: '' })).status).toBe(422);
    expect((await sales.post(`/cms/customers/${id}/suspend`, { reason: 'Unpaid' })).status).toBe(303);
    expect((await account('gina@example.com'))?.enabled).toBe(false);
    const [ended] = await shop.db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(ended?.revokedAt).toEqual(shop.now());
    expect((await sales.post(`/cms/customers/${id}/link`)).status).toBe(409);
    await sales.post(`/cms/customers/${id}/open`);
    expect((await account('gina@example.com'))?.enabled).toBe(true);
    const owner = await person(app, STAFF.owner);
    const { html } = await owner.get(`/cms/log?subject=customer&id=${id}`);
    expect([html.includes('Suspended'), html.includes('Unpaid'), html.includes('Opened again')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are mailed one sign-in link, however often the button is pressed', async () => {
    const id = await shop.userId('gina@example.com');
    await Promise.all([sales.post(`/cms/customers/${id}/link`), sales.post(`/cms/customers/${id}/link`)]);
    expect(await subjects()).toEqual([['gina@example.com', 'Your link to log in']]);
    shop.wait(2);
    await sales.post(`/cms/customers/${id}/link`);
    expect(await subjects()).toHaveLength(1);
  });

  it('get terms unless these changed meanwhile, and order on invoice up to their limit', async () => {
    const id = await shop.userId('trade@example.com');
    const terms = { 'seen-terms': '', 'seen-limit': '', terms: '14', limit: '400' };
    expect((await sales.post(`/cms/customers/${id}/terms`, terms)).status).toBe(303);
    const late = await sales.post(`/cms/customers/${id}/terms`, { ...terms, limit: '9000' });
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('meanwhile')]);
    const sku = await shop.sku('BB-TR-ROO-1000');
    const pieces = Math.ceil(30_000 / sku.price);
    await shop.add(id, sku.id, pieces);
    await shop.order(id, 'account');
    await shop.add(id, sku.id, pieces);
    const refused = shop.order(id, 'account');
    await expect(refused).rejects.toThrow(OrderRefused);
    await expect(refused).rejects.toThrow(/Your credit limit is \$400\.00/);
    await expect(shop.order(id, 'card')).resolves.toBeDefined();
  });
});
