import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { applicationStatus, lookUpAbn } from '@/lib/contract/sign-in/application';
import type { PlatformApp } from '../../http/platform';
import { applications } from '../../db/schema/account/account';
import { abnAnswers } from '../../db/schema/account/sign-in';
import { changes } from '../../db/schema/changes';
import { listLines, lists } from '../../db/schema/orders/lists';
import { cleanUpIdentity } from '../../services/sign-in/clean-up';
import { applicationLink, statusToken } from '../../services/sign-in/tokens/links';
import { present } from '../../system/present';
import { openTestShop } from '../../testing/shop';
import { type Person, type TestShop, STAFF, officeApp, person } from '../support/in-process-office';

jest.setTimeout(120_000);

const GUID = '7d0c8f0e-3f0b-4a55-9d51-9d2e3c1b2a4f';
const ABN = '51824753556';
const DETAILS = {
  Abn: ABN,
  AbnStatus: 'Active',
  AddressState: 'ACT',
  BusinessName: ['Tail & Co'],
  EntityName: 'TAIL PTY LTD',
  Message: '',
};

let register: Server;
/** The register's reply, and the requests that it received. */
let says: unknown = DETAILS;
const asked: string[] = [];
let shop: TestShop;
let app: PlatformApp;
/** Signs in anew, since the tests move the clock by days. */
const sales = (): Promise<Person> => person(app, STAFF.sales);

beforeAll(async () => {
  register = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (says === null) response.writeHead(500).end('<html>');
    else response.end(`callback(${JSON.stringify(says)})`);
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  const { port } = register.address() as AddressInfo;
  shop = await openTestShop({ env: { ABR_GUID: GUID, ABR_BASE: `http://127.0.0.1:${port}` } });
  app = officeApp(shop);
});
afterAll(async () => {
  register.close();
  await shop.close();
});
beforeEach(() => {
  says = DETAILS;
  asked.length = 0;
});

async function lookUp(abn: string, of = app) {
  const reply = await of.router.request('/api/v1/cognito/abn/lookUp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ abn }),
  });
  const text = await reply.text();
  return { status: reply.status, text, ...(reply.ok ? lookUpAbn.reply.parse(JSON.parse(text)) : {}) };
}

async function statusOf(token: string) {
  const reply = await app.router.request(`/api/v1/cognito/application/${token}`);
  return reply.ok ? applicationStatus.reply.parse(await reply.json()).item : reply.status;
}

async function applied(email: string, shortlist: { url: string; qty: number }[] = []) {
  const [made] = await shop.db
    .insert(applications)
    .values({
      email,
      state: 'pending',
      firstName: 'Ida',
      lastName: 'Okafor',
      companyName: 'Wet Nose',
      abn: ABN,
      shortlist,
      createdAt: shop.now(),
      confirmedAt: shop.now(),
    })
    .returning();
  const { id } = present(made);
  const { pathname: link } = new URL(applicationLink(shop.config, app.deps.keyedHash, id));
  return { id, link, address: `/cms/customers/applications/${id}`, token: statusToken(app.deps.keyedHash, id) };
}

describe('the business register', () => {
  it('is not called without a key', async () => {
    const without = officeApp({ ...shop, deps: { ...shop.deps, config: { ...shop.config, ABR_GUID: undefined } } });
    expect(await lookUp(ABN, without)).toMatchObject({ status: 200, item: null, off: true });
    expect(asked).toEqual([]);
  });

  it.each([null, { Message: 'The GUID entered is not recognised as a Registered Party' }, 'nonsense'])(
    'counts as unavailable if it replies %j, and the key stays secret',
    async (reply) => {
      says = reply;
      const { status, text, away } = await lookUp(ABN);
      expect([status, away]).toEqual([200, true]);
      expect(text).not.toContain(GUID);
    },
  );

  it('is called once a day for a business, with the key', async () => {
    const item = { name: 'Tail & Co', state: 'ACT', active: true };
    expect((await lookUp(ABN)).item).toEqual(item);
    says = null;
    expect((await lookUp(ABN)).item).toEqual(item);
    expect(asked).toEqual([`/json/AbnDetails.aspx?abn=${ABN}&callback=callback&guid=${GUID}`]);
    shop.wait(24 * 60);
    says = { ...DETAILS, AbnStatus: 'Cancelled' };
    expect((await lookUp(ABN)).item).toMatchObject({ active: false });
  });

  it('does not know the business', async () => {
    says = { Abn: '', Message: 'Search text is not a valid ABN or ACN' };
    expect(await lookUp('53004085616')).toMatchObject({ status: 200, item: null, away: false });
  });

  it('is not called for an invalid ABN', async () => {
    expect((await lookUp('51824753557')).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it('limits repeated requests', async () => {
    shop.wait(16);
    const replies: number[] = [];
    for (let time = 0; time < 21; time += 1) replies.push((await lookUp(ABN)).status);
    expect(replies.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(replies[20]).toBe(429);
    shop.wait(16);
  });
});

describe('an application', () => {
  it('shows its state only with its token', async () => {
    const { address, token } = await applied('stands@example.com', [{ url: 'x', qty: 1 }]);
    expect(await statusOf(token)).toMatchObject({ progress: 'received', company_name: 'Wet Nose', product_count: 1 });
    const page = await (await sales()).get(address);
    expect(page.html).toContain('Business register');
    expect(await statusOf(token)).toMatchObject({ progress: 'reviewing' });
    await (await sales()).post(`${address}/decline`, { reason: 'Only shops.' });
    expect(await statusOf(token)).toMatchObject({ progress: 'declined', reason: 'Only shops.' });
    const [id = '', signature = ''] = token.split('.');
    const decides = app.deps.keyedHash('application', id);
    for (const other of [`${Number(id) + 1}.${signature}`, `${id}.${decides}`, id, 'x', `${token}x`])
      expect(await statusOf(other)).toBe(404);
    expect((await app.router.request(`/applications/${token}`)).status).toBe(404);
  });

  it('shows the register’s reply, and asks again when the button is pressed', async () => {
    const { address } = await applied('asks@example.com');
    says = { ...DETAILS, BusinessName: [], EntityName: '<b>Ida</b>' };
    shop.wait(25 * 60);
    expect((await (await sales()).post(`${address}/register`)).location).toContain('done=asked');
    expect((await (await sales()).get(address)).html).toContain('&lt;b&gt;Ida&lt;/b&gt;, ACT, active');
    says = null;
    shop.wait(25 * 60);
    expect(await (await sales()).post(`${address}/register`)).toMatchObject({
      status: 503,
      html: expect.stringContaining('does not answer at the moment'),
    });
  });

  it('opens an account with its shortlist as a list, which the mail’s link opens', async () => {
    const email = 'lists@example.com';
    const { address } = await applied(email, [
      { url: 'recycled-waste-bags', qty: 6 },
      { url: 'never-was', qty: 2 },
    ]);
    await shop.mailed();
    const { post } = await sales();
    await Promise.all([post(`${address}/approve`), post(`${address}/approve`)]);
    const made = await shop.db
      .select({ id: lists.id, name: lists.name, url: listLines.url, qty: listLines.qty })
      .from(lists)
      .innerJoin(listLines, eq(listLines.listId, lists.id))
      .where(eq(lists.userId, await shop.userId(email)));
    expect(made).toEqual([expect.objectContaining({ name: 'Shortlist', url: 'recycled-waste-bags', qty: 6 })]);
    const [mail] = await shop.mailed();
    expect(mail?.text).toContain(`&next=%2Flists%2F${made[0]?.id}`);
    expect(mail?.text).toContain('Your shortlist is a list in your account now');
  });

  it('without a shortlist opens an account without a list', async () => {
    const email = 'plain@example.com';
    const { address } = await applied(email, [{ url: 'never-was', qty: 1 }]);
    await (await sales()).post(`${address}/approve`);
    expect(await shop.db.$count(lists, eq(lists.userId, await shop.userId(email)))).toBe(0);
    const [mail] = await shop.mailed();
    expect(mail?.text).not.toContain('next=');
  });
});

describe('the link in the mail to the manager', () => {
  const byLink = (link: string, action: string, terms = '', seen = '') =>
    app.router.request(link, { method: 'POST', body: new URLSearchParams({ action, terms, seen }) });
  const stateOf = async (id: number) => {
    const [found] = await shop.db.select().from(applications).where(eq(applications.id, id));
    return found?.state;
  };

  it('leaves its decisions and terms in the log', async () => {
    const { id, link } = await applied('linked@example.com');
    await byLink(link, 'approve');
    await byLink(link, 'terms', '30');
    await byLink(link, 'terms', '30');
    expect(await stateOf(id)).toBe('approved');
    const logged = await shop.db.select().from(changes).where(eq(changes.person, 'Link in a mail')).orderBy(changes.id);
    expect(logged.map(({ subject, action, userId }) => [subject, action, userId])).toEqual([
      ['application', 'Approved', null],
      ['customer', 'Terms changed', null],
    ]);
    const owner = await person(app, STAFF.owner);
    expect((await owner.get('/cms/log?subject=application')).html).toContain('Link in a mail');
  });

  it('does not overwrite terms that were changed since it was opened', async () => {
    const { link } = await applied('stale@example.com');
    await byLink(link, 'approve', '14');
    const opened = await (await app.router.request(link)).text();
    expect(opened).toContain('name="seen" value="14"');
    expect((await byLink(link, 'terms', '30', '14')).status).toBe(303);
    const refused = await byLink(link, 'terms', '7', '14');
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('Somebody else has changed these terms meanwhile.');
    expect(html).toContain('<option value="30" selected>');
  });

  it('works for 30 days', async () => {
    const { id, link } = await applied('late@example.com');
    shop.wait(29 * 24 * 60);
    expect((await app.router.request(link)).status).toBe(200);
    shop.wait(2 * 24 * 60);
    const reply = await app.router.request(link);
    expect([reply.status, await reply.text()]).toEqual([410, expect.not.stringContaining('Wet Nose')]);
    expect((await byLink(link, 'approve')).status).toBe(410);
    expect(await stateOf(id)).toBe('pending');
  });
});

it('is deleted a year after it was declined, and no other; so is what the register said', async () => {
  await lookUp(ABN);
  const [declined, approved, pending] = [
    await applied('declined@example.com'),
    await applied('approved@example.com'),
    await applied('undecided@example.com'),
  ];
  await (await sales()).post(`${declined.address}/decline`, { reason: 'Only shops.' });
  await (await sales()).post(`${approved.address}/approve`);
  const left = async () => {
    await cleanUpIdentity(shop.db, shop.now());
    const all = [declined, approved, pending].map(({ id }) => id);
    return (await shop.db.select().from(applications).where(inArray(applications.id, all))).length;
  };
  shop.wait(364 * 24 * 60);
  expect(await left()).toBe(3);
  expect(await shop.db.$count(abnAnswers)).toBeGreaterThan(0);
  shop.wait(2 * 24 * 60);
  expect(await left()).toBe(2);
  expect(await statusOf(declined.token)).toBe(404);
  expect(await shop.db.$count(abnAnswers)).toBe(0);
});
