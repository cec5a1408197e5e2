import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { API_BASE_PATH } from '@/lib/contract/common';
import { type Db, queryRows } from '../../db/client';
import { fillCustomers, fillHistory } from '../../db/seed/large/fill-history';
import { fillRange, withoutWordIndexes } from '../../db/seed/large/fill-range';
import { sessions } from '../../db/schema/sign-in';
import type { Deps } from '../../http/platform';
import { accessTokens } from '../../services/sign-in/tokens/access-token';
import { createApp } from '../../start/create-app';
import { STAFF, officeApp, person } from '../support/in-process-office';
import { openTestShop } from '../../testing/shop';

jest.setTimeout(300_000);

const PRODUCTS = 3_000;
const LINES = 12_000;
/** Tables of at least this many rows grow with the shop; a full scan of smaller ones is fast and intended. */
const LARGE = 2_000;
const CUSTOMER = 'orders@example.com';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const statements: Statement[] = [];
let shop: Awaited<ReturnType<typeof openTestShop>>;

beforeAll(async () => {
  shop = await openTestShop({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    onQuery: (text, values) => void statements.push({ text, values }),
  });
});
afterAll(() => shop.close());

/** Number of rows that a scan reads in the time of one index look-up. */
const ROWS_A_LOOK = 20;

class Undone extends Error {}

/** A shop with thousands of rows and their statistics, rolled back afterwards. */
async function inLargeShop(work: (db: Db) => Promise<void>): Promise<void> {
  try {
    await shop.db.transaction(async (tx) => {
      await withoutWordIndexes(tx, () => fillRange(tx, PRODUCTS, ['biscuits', 'shampoos', 'waste-bags']));
      await fillCustomers(tx, 50, CUSTOMER);
      await fillHistory(tx, LINES, CUSTOMER);
      await tx.execute(sql`analyze`);
      // As for a database on a solid-state disk or in memory.
      await tx.execute(sql`set local random_page_cost = 1.1`);
      await work(tx);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

const plan = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.unknown() })) });
const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Plans: z.array(z.unknown()).default([]),
});

/** Tables that a plan reads by a sequential scan. */
function scanned(value: unknown): string[] {
  const { 'Node Type': type, 'Relation Name': table, Plans: below } = node.parse(value);
  return [...(type === 'Seq Scan' && table !== undefined ? [table] : []), ...below.flatMap(scanned)];
}

const counted = z.looseObject({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  Plans: z.array(z.unknown()).default([]),
});

/** The most rows that a step of an analysed plan returns. */
function mostRows(value: unknown): number {
  const { 'Actual Rows': rows, 'Actual Loops': loops, Plans: below } = counted.parse(value);
  return Math.max(rows * loops, ...below.map(mostRows));
}

function asSql({ text, values }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
    sql``,
  );
}

/** Large tables with their row counts. */
async function largeTables(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows(
    db,
    z.object({ name: z.string(), rows: z.number() }),
    sql`select relname as name, reltuples::float8 as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${LARGE}`,
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** Statements with a full scan of a large table, each prefixed with the table's name. */
async function fullScans(db: Db, ran: readonly Statement[]): Promise<string[]> {
  const large = await largeTables(db);
  const found: string[] = [];
  for (const statement of ran) {
    if (!/^\s*(select|with|update|delete|insert)/i.test(statement.text)) continue;
    const [explained] = await queryRows(db, plan, sql`explain (format json) ${asSql(statement)}`);
    // With very many keys a full scan is the better plan.
    const keys = Math.max(1, ...statement.values.map((value) => (Array.isArray(value) ? value.length : 1)));
    const tables = scanned(explained?.['QUERY PLAN'][0]?.Plan).filter(
      (table) => (large.get(table) ?? 0) > ROWS_A_LOOK * keys,
    );
    found.push(...tables.map((table) => `${table}: ${statement.text}`));
  }
  return found;
}

/** One picture for each product, in addition to those uploaded by other tests. */
async function fillPictures(db: Db): Promise<void> {
  await db.execute(sql`insert into media (key, hash, source, file, width, height)
    select 'library/plan-' || n, md5(n::text), 'library', '', 1200, 900
      from generate_series(1, ${PRODUCTS}::int) as n`);
  await db.execute(sql`insert into library_pictures (key, bytes, created_at)
    select key, decode('00', 'hex'), now() from media where key like 'library/plan-%'`);
  await db.execute(sql`update product_images set media_key = 'library/plan-' || (1 + product_id % ${PRODUCTS}::int)`);
  await db.execute(sql`analyze`);
}

const soldSku = z.object({ id: z.int(), code: z.string(), slug: z.string(), group_url: z.string() });

it('no call of a customer or a visitor scans a large table', async () => {
  const userId = await shop.userId(CUSTOMER);
  await inLargeShop(async (db) => {
    const [sku] = await queryRows(
      db,
      soldSku,
      sql`select skus.id, skus.code, products.slug, groups.url as group_url from skus
        join products on products.id = product_id
        join groups on groups.id = primary_group_id where products.sort > 1000 order by skus.id desc limit 1`,
    );
    const { id: skuId, code, slug, group_url: group } = soldSku.parse(sku);
    const [order] = await queryRows(
      db,
      z.object({ id: z.int() }),
      sql`select max(id) as id from orders where user_id = ${userId}`,
    );
    const tokens = accessTokens(new Uint8Array(32).fill(7), 900);
    const app = createApp({ ...shop.deps, db, tokens } as unknown as Deps);
    const session = { id: randomUUID(), userId, createdAt: shop.now() };
    await db.insert(sessions).values(session);
    const token = await tokens.sign({ userId, sessionId: session.id }, shop.now());
    const get = (path: string, query: Readonly<Record<string, string>> = {}) =>
      [`${path}?${new URLSearchParams(query)}`, null] as const;
    const post = (path: string, body: unknown) => [path, body] as const;
    const calls = [
      get('/sell/product'),
      get('/sell/product', { group, page: '7' }),
      ...['name', 'newest'].map((orderby) => get('/sell/product', { group, orderby })),
      get('/sell/product', { page: '300' }),
      get('/sell/product', { url: slug }),
      ...['leather', 'leather collar', 'le', code, 'biscuits 002999', 'nothing like it'].map((search) =>
        get('/sell/product', { search }),
      ),
      get('/sell/product', { search: code, group }),
      get('/sell/product', { search: 'leather', orderby: 'name', page: '3' }),
      ...['lea', code.slice(0, 6)].map((search) => get('/sell/product/suggest', { search })),
      get('/sell/order'),
      get('/sell/order', { page: '2' }),
      get(`/sell/order/${order?.id}`),
      post('/sell/cart/cartAddMany', { lines: [{ sku: String(skuId), qty: 1 }] }),
      post('/sell/cart/getCart', {}),
      post('/sell/cart/findSkus', {
        wanted: [
          { code, words: '' },
          { code: '', words: 'leather biscuits' },
        ],
      }),
      post('/sell/cart/suggestSkus', { search: code.slice(0, 6) }),
      post('/sell/cart/skuOffers', { product: slug }),
      get('/cognito/domain/sitemapPart', { limit: '100', after: 'product.500' }),
    ];
    const found: string[] = [];
    for (const [path, body] of calls) {
      statements.length = 0;
      const reply = await app.router.request(`${API_BASE_PATH}${path}`, {
        method: body === null ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === null ? {} : { body: JSON.stringify(body) }),
      });
      if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
      const ran = statements.slice();
      expect(ran.length).toBeGreaterThan(0);
      found.push(...(await fullScans(db, ran)).map((scan) => `${path} reads all of ${scan}`));
    }
    const office = await person(officeApp(shop, db), STAFF.owner);
    const lists = [
      '',
      'state=delivered',
      'state=to-pack',
      'before=500',
      'state=delivered&before=500',
      ...['BB-10500', 'INV-000100', 'pet shop 7', 'no. 13', 'nobody at all', code].map(
        (q) => `q=${encodeURIComponent(q)}`,
      ),
      `q=${encodeURIComponent('pet shop')}&from=2026-01-01&to=2026-01-31`,
    ];
    const customers = ['', '?q=pet+shop+7', '?before=20', '?q=nobody', `/${userId}`].map(
      (rest) => `/cms/customers${rest}`,
    );
    const catalogue = ['', '?q=leather', `?q=${code}`, '?few=1', '?after=500', `/${skuId}`].map(
      (rest) => `/cms/catalogue${rest}`,
    );
    const shown = [
      ...catalogue,
      ...lists.map((query) => `/cms/orders?${query}`),
      `/cms/orders/${order?.id}`,
      ...customers,
      '/cms/today',
      '/cms/log',
      ...['', 'le', 'leather', '%'].map((q) => `/cms/content/addresses?${new URLSearchParams({ q })}`),
    ];
    for (const path of shown) {
      statements.length = 0;
      const { status } = await office.get(path);
      expect([path, status]).toEqual([path, 200]);
      found.push(...(await fullScans(db, statements.slice())).map((scan) => `${path} reads all of ${scan}`));
    }
    await fillPictures(db);
    // The list counts and searches all pictures, so it may scan them; their uses are found by the index.
    const ofPictures = new Set(['media', 'library_pictures']);
    for (const path of [
      '/cms/media',
      '/cms/media?q=picture',
      '/cms/media?page=9',
      '/cms/media/picture?key=library/plan-9',
    ]) {
      statements.length = 0;
      const { status } = await office.get(path);
      expect([path, status]).toEqual([path, 200]);
      const scans = await fullScans(db, statements.slice());
      const others = scans.filter((scan) => !ofPictures.has(/^\w+/.exec(scan)?.[0] ?? ''));
      found.push(...others.map((scan) => `${path} reads all of ${scan}`));
    }
    // All products show one of the pictures listed: they are not counted.
    await db.execute(sql`update product_images set media_key = 'library/plan-1'`);
    await db.execute(sql`analyze product_images`);
    statements.length = 0;
    await office.get('/cms/media?q=library/plan-1');
    const ofProducts = statements.filter(({ text }) => text.includes('product_images'));
    expect(ofProducts).not.toEqual([]);
    for (const statement of ofProducts) {
      const [explained] = await queryRows(db, plan, sql`explain (analyze, format json) ${asSql(statement)}`);
      expect(mostRows(explained?.['QUERY PLAN'][0]?.Plan)).toBeLessThan(LARGE);
    }
    expect(found).toEqual([]);
    // The check does detect a scan.
    expect(await fullScans(db, [{ text: 'select id from products where blurb = $1', values: ['x'] }])).toHaveLength(1);
  });
});
