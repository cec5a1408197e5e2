import { sql } from 'drizzle-orm';
import { endpoints } from '@/lib/contract';
import { API_BASE_PATH } from '@/lib/contract/common';
import { type AnyEndpoint, fillPath } from '@/lib/contract/endpoint';
import { publishDue } from '../../cms/releases/publish-release';
import { revalidateQueue } from '../../cms/revalidate/revalidate-jobs';
import type { Deps } from '../../http/platform';
import type { PaymentDeps } from '../../services/payments/subject';
import { mailQueue } from '../../services/mail/mail-jobs';
import { accessTokens } from '../../services/sign-in/tokens/access-token';
import { cleanUp } from '../../start/clean-up';
import { createApp } from '../../start/create-app';
import { sweepOnce } from '../../start/sweep-once';
import { keyedHash } from '../../system/keyed-hash';
import { STAFF, officeApp, person } from '../support/in-process-office';
import { type Example, READ_BY_CALLS, examplesOf } from '../support/plans/calls';
import { LARGE, type Statement, fullScans, mostRows } from '../support/plans/full-scans';
import { idOf, knownOf, tokenOf } from '../support/plans/known';
import { openLargeShop } from '../support/plans/large-shop';
import { NOT_LOOKED_AT, READ_BY_ALL, READ_BY_PAGES, addressesOf } from '../support/plans/pages';

jest.setTimeout(300_000);

let ran: Statement[] = [];
let large: Awaited<ReturnType<typeof openLargeShop>>;

beforeAll(async () => {
  large = await openLargeShop(
    process.env['DATABASE_URL'] || undefined,
    (text, values) => void ran.push({ text, values }),
  );
});
afterAll(() => large.close());

/** Full scans by these statements, without those of the tables named. */
async function scansOf(statements: readonly Statement[], mayRead: Readonly<Record<string, string>> = {}) {
  const scans = await fullScans(large.db, statements);
  return scans.filter((scan) => !((/^\w+/.exec(scan)?.[0] ?? '') in mayRead));
}

it('no call of a customer or a visitor scans a large table', async () => {
  const { db, shop } = large;
  const tokens = accessTokens(new Uint8Array(32).fill(7), 900);
  const app = createApp({
    ...shop.deps,
    db,
    tokens,
    keyedHash: keyedHash(new Uint8Array(32)),
  } as unknown as Deps);
  const examples = examplesOf(await knownOf(db, { userId: await idOf(db), now: shop.now }));
  expect(Object.keys(examples).toSorted()).toEqual([...endpoints.keys()].toSorted());
  const token = await tokenOf(db, tokens, shop);
  const make = async ({ method, path, auth }: AnyEndpoint, { params, query = {}, body }: Example): Promise<Response> =>
    app.router.request(`${API_BASE_PATH}${fillPath(path, params)}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...(auth !== 'none' && { Authorization: `Bearer ${token}` }), 'Content-Type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  const wrong: string[] = [];
  for (const [name, ways] of Object.entries(examples)) {
    const endpoint = endpoints.get(name);
    if (typeof ways === 'string' || !endpoint) continue;
    for (const way of ways) {
      ran = [];
      const reply = await make(endpoint, way);
      const call = `${name} ${JSON.stringify({ ...way.params, ...way.query })}`;
      if (reply.status !== (way.status ?? 200))
        wrong.push(`${call} was answered with ${reply.status}: ${await reply.text()}`);
      const statements = ran;
      if (statements.length === 0) wrong.push(`${call} asked nothing of the database`);
      wrong.push(...(await scansOf(statements, READ_BY_CALLS[name])).map((scan) => `${call} reads all of ${scan}`));
    }
  }
  expect(wrong).toEqual([]);
});

/** An address of the route: itself, or of the links one to it. */
function linkedTo(route: string, links: ReadonlySet<string>): string[] {
  if (!route.includes(':')) return [route];
  const like = new RegExp(`^${route.replaceAll(/:\w+/g, '\\d+')}$`);
  return [...links].filter((link) => like.test(link)).slice(0, 1);
}

it('no page of the office scans a large table', async () => {
  const { db, shop } = large;
  const app = officeApp(shop, db);
  const addresses = addressesOf(await knownOf(db, { userId: await idOf(db), now: shop.now }));
  const office = await person(app, STAFF.owner);
  // The first visit stores the pages' drafts.
  await office.get('/cms/pages');
  await db.execute(sql`analyze cms_pages`);
  const links = new Set<string>();
  const wrong: string[] = [];
  const look = async (route: string, path: string) => {
    ran = [];
    const { status, html, location } = await office.get(path);
    const statements = ran;
    for (const [, link = ''] of html.matchAll(/href="(\/cms[^"?#]*)/g)) links.add(link);
    if (status === 303) links.add(location);
    else if (status !== 200) wrong.push(`${path} was answered with ${status}`);
    const mayRead = READ_BY_PAGES[route] ?? {};
    if ('*' in mayRead) return;
    const scans = await scansOf(statements, { ...READ_BY_ALL, ...mayRead });
    wrong.push(...scans.map((scan) => `${path} reads all of ${scan}`));
  };
  const pages = app.router.routes.filter(({ method, path }) => method === 'GET' && /^\/cms(\/|$)/.test(path));
  let left = [...new Set(pages.map(({ path }) => path))].filter((route) => !(route in NOT_LOOKED_AT));
  // Pages of records are found by the links of those looked at before.
  for (let before = Number.POSITIVE_INFINITY; left.length < before;) {
    before = left.length;
    const found = left.map((route) => [route, addresses[route] ?? linkedTo(route, links)] as const);
    for (const [route, paths] of found) for (const path of paths) await look(route, path);
    left = found.flatMap(([route, paths]) => (paths.length === 0 ? [route] : []));
  }
  expect({ wrong, left }).toEqual({ wrong: [], left: [] });
});

it('does not count the products of a picture that all of them show', async () => {
  const { db, shop } = large;
  await db.execute(sql`update product_images set media_key = 'library/plan-1'`);
  await db.execute(sql`update products set size_chart_key = 'library/plan-1'`);
  await db.execute(sql`analyze product_images`);
  await db.execute(sql`analyze products`);
  const office = await person(officeApp(shop, db), STAFF.owner);
  ran = [];
  await office.get('/cms/media?q=library/plan-1');
  const ofProducts = ran.filter(({ text }) => text.includes('product_images'));
  expect(ofProducts).not.toEqual([]);
  for (const statement of ofProducts) expect(await mostRows(db, statement)).toBeLessThan(LARGE);
});

/** Read by jobs that delete from them: they keep only what is in use, or of the last days. */
const KEPT_BRIEFLY = {
  stock_requests: 'open, or of the last month',
  rate_limits: 'of the last day',
  refresh_tokens: 'in use',
  sessions: 'in use',
};
const NOTHING = {};

it.each<[string, Readonly<Record<string, string>>, (deps: PaymentDeps, at: Date) => Promise<unknown>]>([
  ['the sweep of each minute', { stock_requests: KEPT_BRIEFLY.stock_requests }, sweepOnce],
  [
    'the cleaning of each hour',
    { ...KEPT_BRIEFLY, form_submissions: 'has no index of those not paid, and is read once an hour' },
    ({ db }, at) => cleanUp(db, at),
  ],
  ['scheduled publishing', NOTHING, ({ db }, at) => publishDue(db, at)],
  ['sending mails', NOTHING, ({ db }, at) => mailQueue.claim(db, at)],
  ['notifying storefronts', NOTHING, ({ db }, at) => revalidateQueue.claim(db, at)],
])('%s scans no large table', async (_, mayRead, work) => {
  const { db, shop } = large;
  ran = [];
  await work({ ...shop.deps, db }, shop.now());
  const statements = ran;
  expect(statements.length).toBeGreaterThan(0);
  expect(await scansOf(statements, mayRead)).toEqual([]);
});

it('does detect a scan of a table, and a walk through a whole index', async () => {
  const scan = { text: 'select id from products where blurb = $1', values: ['x'] };
  expect(await fullScans(large.db, [scan])).toHaveLength(1);
  await large.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    expect(await fullScans(tx, [{ text: 'select max(id + 1) from products', values: [] }])).toHaveLength(1);
    expect(await fullScans(tx, [{ text: 'select id from products order by id limit 10', values: [] }])).toEqual([]);
  });
});
