import { desc, eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { applications, businesses, users } from '../../db/schema/account/account';
import { priceLevels } from '../../db/schema/catalogue/prices';
import { changes } from '../../db/schema/changes';
import { lists } from '../../db/schema/orders/lists';
import { orders } from '../../db/schema/orders/orders';
import { sessions } from '../../db/schema/account/sign-in';
import { detailsOf } from '../../services/account/customers/change-details';
import { findList } from '../../services/orders/lists/find-list';
import { OrderRefused } from '../../services/orders/order-refused';
import { applicationLink } from '../../services/sign-in/tokens/links';
import { present } from '../../system/present';
import { STAFF } from '../support/in-process-office';
import { app, owner, sales, shop } from '../support/office';
import { refusedControl } from '../support/office-form';

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
/** Sends the form of a customer's details with these changes. */
async function changed(id: number, more: Readonly<Record<string, string>>) {
  const rows = shop.db.select().from(users).leftJoin(businesses, eq(businesses.id, users.businessId));
  const found = present((await rows.where(eq(users.id, id)))[0]);
  const seen = detailsOf(found.users, found.businesses?.name ?? null);
  const hidden = Object.fromEntries(Object.entries(seen).map(([name, value]) => [`seen-${name}`, value]));
  return sales.post(`/cms/customers/${id}/details`, { ...seen, ...hidden, ...more });
}
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
    const late = await owner.post(`/cms/customers/applications/${id}/decline`, { reason: 'Too late' });
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('This was decided already')]);
    expect((await account(email))?.enabled).toBe(true);
    expect(await subjects()).toEqual([]);
    expect((await sales.get('/cms/customers')).html).not.toContain(`applications/${id}"`);
  });

  it('lead to those that wait behind the first fifty', async () => {
    const all: number[] = [];
    for (let count = 0; count < 52; count += 1) all.push(await applied(`waits-${count}@example.com`));
    const seen: number[] = [];
    let next: string | undefined = '/cms/customers';
    for (let pages = 0; next !== undefined && pages < 4; pages += 1) {
      const { html } = await sales.get(next);
      seen.push(...[...html.matchAll(/applications\/(\d+)"/g)].map(([, id]) => Number(id)));
      next = /href="([^"]+)" rel="next">Later applications/.exec(html)?.[1];
    }
    expect(seen.filter((id) => all.includes(id))).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
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

  it('ask for no terms where the address has an account, and take none from a form that was open before', async () => {
    const email = 'gina@example.com';
    const id = await applied(email);
    const address = `/cms/customers/applications/${id}`;
    const { html } = await sales.get(address);
    expect(html).toContain('This e-mail address has an account already');
    expect(html).not.toContain('name="terms"');
    const link = new URL(applicationLink(shop.config, app.deps.keyedHash, id)).pathname;
    expect(await (await app.router.request(link)).text()).not.toContain('name="terms"');
    const late = await sales.post(`${address}/approve`, { terms: '30', limit: '' });
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('which keeps its terms')]);
    expect((await sales.post(`${address}/approve`)).status).toBe(303);
    expect(await account(email)).toMatchObject({ invoiceDays: null, creditLimit: null });
    const [entry] = await shop.db.select().from(changes).orderBy(desc(changes.id)).limit(1);
    expect(entry).toMatchObject({ action: 'Approved', after: { state: 'approved' } });
  });

  it('keep the input when the limit or the reason is invalid, and cannot be decided before confirmation', async () => {
    const id = await applied('limit@example.com');
    const wrong = await sales.post(`/cms/customers/applications/${id}/approve`, { terms: '14', limit: 'lots' });
    expect(wrong.status).toBe(422);
    const error = expect.stringContaining('Type the credit limit in dollars');
    expect(refusedControl(wrong.html, '#limit')).toEqual({ typed: 'lots', error, wrong: ['limit'] });
    expect(refusedControl(wrong.html, '#terms').typed).toBe('14');
    const typed = 'x'.repeat(1_001);
    const declined = await sales.post(`/cms/customers/applications/${id}/decline`, { reason: typed });
    expect(refusedControl(declined.html, '#reason')).toEqual({
      typed,
      error: 'At most 1000 characters, please.',
      wrong: ['reason'],
    });
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

  it('have forms each of which asks before what was typed is lost by another', async () => {
    const id = await shop.userId('trade@example.com');
    const pages = [`/cms/customers/${id}`, `/cms/customers/applications/${await applied('ask@example.com')}`];
    for (const page of [...pages, '/cms/orders/1', '/cms/catalogue/1']) {
      const { document } = new JSDOM((await owner.get(page)).html).window;
      const typed = 'main form:has(input:not([type="hidden"]), textarea, select)';
      const asking = [...document.querySelectorAll(typed)].map((form) => form.hasAttribute('data-ask'));
      expect([page, ...new Set(asking)]).toEqual([page, true]);
    }
  });

  it('show their orders, and the people of their business', async () => {
    const id = await shop.userId('orders@example.com');
    const { html } = await sales.get(`/cms/customers/${id}`);
    expect(html).toContain('gina@example.com');
    expect(html).toContain('BB-11097');
    expect(html).toContain(`<a href="/cms/orders?customer=${id}">All orders</a>`);
  });

  it('have all their orders listed, also those from before their e-mail address changed', async () => {
    const id = await shop.userId('orders@example.com');
    const listed = async () => {
      const { html } = await sales.get(`/cms/orders?customer=${id}&q=BB-11097`);
      expect(html).toContain('name="customer" value="' + id);
      return html.includes('>BB-11097</a>');
    };
    await shop.db.update(orders).set({ buyerEmail: 'former@example.com' }).where(eq(orders.userId, id));
    expect(await listed()).toBe(true);
    // A colleague's, of the same business.
    expect((await sales.get(`/cms/orders?customer=${id}`)).html).not.toContain('>BB-11058</a>');
    expect((await sales.get('/cms/orders?customer=1000000')).html).toContain('No order fits this.');
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
    const { html } = await owner.get(`/cms/log?subject=customer&id=${id}`);
    expect([html.includes('Suspended'), html.includes('Unpaid'), html.includes('Opened again')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('get what they cannot change themselves, unless it changed meanwhile, and are told of another address', async () => {
    const was = 'gina@example.com';
    const id = await shop.userId(was);
    expect((await sales.get(`/cms/customers/${id}`)).html).toContain(`name="seen-email" value="${was}"`);
    const session = { id: crypto.randomUUID(), userId: id, createdAt: shop.now() };
    await shop.db.insert(sessions).values(session);
    const post = (more: Readonly<Record<string, string>>) => changed(id, more);
    for (const [more, words] of [
      [{ email: 'trade@example.com' }, 'Another account has this e-mail address.'],
      [{ email: 'gina@' }, 'Enter an e-mail address such as'],
      [{ abn: '33900100346' }, 'This is not an ABN'],
      [{ last_name: ' ' }, 'Last name: please fill this in.'],
    ] as const) {
      const { status, html } = await post(more);
      expect([status, html]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await post({ 'seen-last_name': 'Before', last_name: 'Late' })).status).toBe(409);
    expect((await post({ email: 'Gina.New@Example.com', last_name: 'Marsh' })).location).toContain('done=saved');
    expect(await account('gina.new@example.com')).toMatchObject({ id, lastName: 'Marsh' });
    const [ended] = await shop.db.select().from(sessions).where(eq(sessions.id, session.id));
    expect(ended?.revokedAt).toEqual(shop.now());
    expect(await subjects()).toEqual([[was, 'Your e-mail address was changed']]);
    expect((await post({ email: was })).status).toBe(303);
  });

  it('have forms that say beside each field what is wrong with it, and keep what was typed', async () => {
    const id = await shop.userId('gina@example.com');
    const send = async (action: string, fields: Readonly<Record<string, string>>) =>
      (await sales.post(`/cms/customers/${id}/${action}`, fields)).html;
    const details = (await changed(id, { email: 'gina@', abn: '33900100346', last_name: 'Kept' })).html;
    expect(refusedControl(details, '#email')).toEqual({
      typed: 'gina@',
      error: 'Enter an e-mail address such as name@example.com.',
      wrong: ['email', 'abn'],
    });
    const error = 'This is not an ABN: check the digits.';
    expect(refusedControl(details, '#abn')).toMatchObject({ typed: '33900100346', error });
    expect(refusedControl(details, '#last_name')).toMatchObject({ typed: 'Kept', error: undefined });
    const taken = (await changed(id, { email: 'trade@example.com' })).html;
    expect(refusedControl(taken, '#email')).toEqual({
      typed: 'trade@example.com',
      error: 'Another account has this e-mail address.',
      wrong: ['email'],
    });
    expect(refusedControl(await send('suspend', { reason: ' ' }), '#reason')).toEqual({
      typed: ' ',
      error: 'Say why, for the log.',
      wrong: ['reason'],
    });
    expect(refusedControl(await send('erase', { confirm: 'trade@example.com' }), '#confirm')).toEqual({
      typed: 'trade@example.com',
      error: 'Nothing was deleted: type the e-mail address of this account.',
      wrong: ['confirm'],
    });
    const terms = await send('terms', { terms: '3', limit: 'lots' });
    expect(refusedControl(terms, '#limit')).toMatchObject({ typed: 'lots', wrong: ['terms', 'limit'] });
    expect(refusedControl(terms, '#terms').error).toBe('Choose payment terms.');
    await shop.db.insert(priceLevels).values({ name: 'Gold' });
    const gone = await send('terms', { terms: '14', limit: '400', level: '999999' });
    expect(refusedControl(gone, '#level')).toMatchObject({ error: expect.stringMatching(/level is not there/) });
    expect(refusedControl(gone, '#limit')).toMatchObject({ typed: '400', wrong: ['level'] });
  });

  it('are changed beside a stored value that is wrong, which stays', async () => {
    const id = await shop.userId('orders@example.com');
    await shop.db.update(users).set({ abn: '12345678901', lastName: '' }).where(eq(users.id, id));
    expect((await changed(id, { abn: '12345678902' })).status).toBe(422);
    expect((await changed(id, { company_name: 'Mended' })).status).toBe(303);
    expect(await account('orders@example.com')).toMatchObject({ abn: '12345678901', companyName: 'Mended' });
  });

  it('share lists with the accounts of a group, until they leave it', async () => {
    const [id, other] = [await shop.userId('trade@example.com'), await shop.userId('gina@example.com')];
    const details = async (userId: number, group: string) => {
      expect((await changed(userId, { group })).status).toBe(303);
      return (await shop.db.select().from(users).where(eq(users.id, userId)))[0]?.businessId;
    };
    const group = await details(id, 'Paws of the Coast');
    expect(await details(other, 'paws of the coast')).toBe(group);
    const [list] = await shop.db
      .insert(lists)
      .values({ userId: id, businessId: group, name: 'Ours', createdAt: shop.now(), updatedAt: shop.now() })
      .returning({ id: lists.id });
    expect(await findList(shop.db, other, String(list?.id))).toMatchObject({ name: 'Ours' });
    expect(await details(id, '')).toBeNull();
    await expect(findList(shop.db, other, String(list?.id))).rejects.toThrow('This list');
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
