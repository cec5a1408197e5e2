import { randomUUID } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { asc, eq, inArray, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { within } from '@/lib/domain/values/within';
import { BLOG_GROUPS } from '../../cms/content-types/blog-groups';
import { publishDue } from '../../cms/releases/publish-release';
import { queueRevalidate, revalidateQueue } from '../../cms/revalidate/revalidate-jobs';
import { startRevalidateWorker } from '../../cms/revalidate/revalidate-worker';
import { redirectMovedPage } from '../../cms/store/redirect-table';
import { type Database, type Db, openDatabase, queryRows } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { cartItems } from '../../db/schema/orders/cart';
import { groups, skus } from '../../db/schema/catalogue/catalogue';
import { revalidateJobs } from '../../db/schema/content/cms';
import { faqs } from '../../db/schema/content/content';
import { mailJobs } from '../../db/schema/mail';
import { orders } from '../../db/schema/orders/orders';
import { releaseItems, releases } from '../../db/schema/content/releases';
import { stockRequests } from '../../db/schema/catalogue/stock-requests';
import { notifyOfStock } from '../../services/catalogue/stock/stock-requests';
import { mailQueue } from '../../services/mail/mail-jobs';
import { startMailWorker } from '../../services/mail/mail-worker';
import { queueMail } from '../../services/mail/queue-mail';
import { expireOrders } from '../../services/orders/expire-orders';
import { setPassword } from '../../services/sign-in/change-password';
import { recoverAccount } from '../../services/sign-in/recover-account';
import { issueCode } from '../../services/sign-in/tokens/sign-in-codes';
import { readSite } from '../../services/site/site-documents';
import { keyedHash } from '../../system/keyed-hash';
import { present } from '../../system/present';
import { PlatformError } from '../../system/refusals/platform-error';
import { openTestShop } from '../../testing/shop';

jest.setTimeout(120_000);

/** In PGlite all work goes through one connection, one after the other. */
const address = process.env['DATABASE_URL'] || undefined;
const onPostgres = address ? describe : describe.skip;
const ROUNDS = 10;
const STOCK = 500;
/** How long work may wait for the other platform's transaction before it counts as blocked. */
const BLOCKED_MS = 5_000;

onPostgres('two platforms on one database', () => {
  const name = `stockist_twice_${randomUUID().slice(0, 8)}`;
  let operator: Database;
  let shop: Awaited<ReturnType<typeof openTestShop>>;
  let second: Database;
  let storefront: Server;
  let announced: string[] = [];
  const now = () => new Date();
  /** Both platforms do the same at the same time, several times each. */
  const onBoth = (work: (db: Db) => Promise<unknown>, times = 3) =>
    Promise.all(
      Array.from({ length: times }, () => [shop.db, second.db])
        .flat()
        .map(work),
    );
  /** While the first platform is within a transaction that has done `first`, the second does `then` without waiting. */
  const besides = async <T>(
    first: (tx: Db) => Promise<unknown>,
    then: (db: Db) => Promise<T>,
  ): Promise<T | 'blocked'> =>
    shop.db.transaction(async (tx) => {
      await first(tx);
      return within(BLOCKED_MS, then(second.db), 'blocked' as const);
    });
  const sorted = (values: readonly string[]) => values.toSorted((a, b) => a.localeCompare(b));
  const numbered = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

  beforeAll(async () => {
    // Of its own: the platform that the other tests ask does the same jobs in theirs.
    operator = await openDatabase({ databaseUrl: address, dataDir: '' });
    await operator.db.execute(sql`create database ${sql.identifier(name)}`);
    const own = new URL(present(address));
    own.pathname = `/${name}`;
    shop = await openTestShop({ databaseUrl: own.href });
    second = await openDatabase({ databaseUrl: own.href, dataDir: '' });
    storefront = createServer((request, response) => {
      void text(request).then((body) => {
        announced.push(body);
        response.end();
      });
    });
    await new Promise<void>((listening) => storefront.listen(0, '127.0.0.1', listening));
  });

  afterAll(async () => {
    storefront.close();
    await second.close();
    await shop.close();
    await operator.db.execute(sql`drop database ${sql.identifier(name)}`);
    await operator.close();
  });

  afterEach(async () => {
    await shop.db.delete(mailJobs);
    await shop.db.delete(revalidateJobs);
  });

  async function emptied(table: typeof mailJobs | typeof revalidateJobs): Promise<void> {
    const end = Date.now() + 30_000;
    while ((await shop.db.$count(table)) > 0) {
      if (Date.now() > end) throw new Error('The queue was not worked off');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it('keep the redirects of pages that move, and the order of groups that are made, at the same time', async () => {
    let count = 0;
    await onBoth(
      (db) =>
        db.transaction(async (tx) => {
          count += 1;
          const blog = { ...BLOG_GROUPS.blank, name: `Group ${count}` };
          await redirectMovedPage(tx, { from: `from-${count}`, to: `to-${count}`, prefix: false }, now());
          await BLOG_GROUPS.store.insert(tx, blog, { at: now() });
        }),
      5,
    );
    const { redirects } = await readSite(shop.db);
    expect(redirects.filter(({ from }) => from.startsWith('/from-'))).toHaveLength(10);
    const rows = await shop.db.select().from(groups).where(eq(groups.model, 'article'));
    expect(new Set(rows.flatMap(({ lft, rgt }) => [lft, rgt])).size).toBe(rows.length * 2);
  });

  it('send each mail once, and do not wait for each other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const addresses = numbered(40, `mail${round}`).map((part) => `${part}@example.com`);
      for (const email of addresses) await queueMail(shop.db, { kind: 'recover', email }, now());
      const sent: string[] = [];
      const workers = [shop.db, second.db, shop.db, second.db].map((db) =>
        startMailWorker({
          db,
          log: shop.log,
          now,
          deliver: async (mail) => void ('email' in mail && sent.push(mail.email)),
        }),
      );
      for (const worker of workers) worker.wake();
      await emptied(mailJobs);
      await Promise.all(workers.map((worker) => worker.stop()));
      expect(sorted(sent)).toEqual(sorted(addresses));
    }
    for (const email of ['a@example.com', 'b@example.com']) await queueMail(shop.db, { kind: 'recover', email }, now());
    const other = await besides(
      (tx) => mailQueue.claim(tx, now()),
      (db) => mailQueue.claim(db, now()),
    );
    expect(other).toMatchObject({ payload: { email: 'b@example.com' } });
  });

  it('notify the storefront of each change once, and do not wait for each other', async () => {
    const { port } = z.object({ port: z.int() }).parse(storefront.address());
    const config = { APP_ORIGIN: `http://127.0.0.1:${port}`, STOREFRONT_URLS: [], REVALIDATE_SECRET: 'a secret' };
    for (let round = 0; round < ROUNDS; round += 1) {
      announced = [];
      const tags = numbered(20, `page:round${round}`);
      for (const tag of tags) await queueRevalidate(shop.db, [tag], now());
      const workers = [shop.db, second.db].map((db) => startRevalidateWorker({ db, config, log: shop.log, now }));
      await Promise.all(workers.map((worker) => worker.wake()));
      await emptied(revalidateJobs);
      await Promise.all(workers.map((worker) => worker.stop()));
      expect(sorted(announced)).toEqual(sorted(tags.map((tag) => JSON.stringify({ tags: [tag] }))));
    }
    for (const tag of ['page:a', 'page:b']) await queueRevalidate(shop.db, [tag], now());
    const other = await besides(
      (tx) => revalidateQueue.claim(tx, now()),
      (db) => revalidateQueue.claim(db, now()),
    );
    expect(other).toMatchObject({ tags: ['page:b'] });
  });

  /** A planned release that adds one question. */
  async function plan(question: string): Promise<void> {
    const userId = await shop.userId('admin@example.com');
    const [release] = await shop.db
      .insert(releases)
      .values({ name: question, state: 'planned', at: shop.now(), createdAt: shop.now(), userId })
      .returning({ id: releases.id });
    const document = { name: question, content: '<p>Yes.</p>', groupName: '' };
    await shop.db
      .insert(releaseItems)
      .values({ releaseId: present(release).id, kind: 'faqs', document, addedAt: shop.now() });
  }

  it('publish each release once, and do not wait for each other', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const questions = numbered(5, `Round ${round}`);
      for (const question of questions) await plan(question);
      const published = await onBoth((db) => publishDue(db, shop.now()));
      expect(published.reduce<number>((sum, count) => sum + z.int().parse(count), 0)).toBe(questions.length);
      const out = await shop.db
        .select({ name: faqs.name })
        .from(faqs)
        .where(like(faqs.name, `Round ${round}-%`));
      expect(sorted(out.map((row) => row.name))).toEqual(questions);
    }
    for (const question of ['Last 0', 'Last 1']) await plan(question);
    const rest = await besides(
      (tx) => tx.select().from(releases).where(eq(releases.name, 'Last 0')).for('update'),
      (db) => publishDue(db, shop.now()),
    );
    expect(rest).toBe(1);
  });

  it('return the stock of each expired order once, and do not wait for each other', async () => {
    const userId = await shop.userId('trade@example.com');
    const { id: skuId } = await shop.sku('BB-TR-ROO-1000');
    await shop.db.update(skus).set({ stock: STOCK }).where(eq(skus.id, skuId));
    const placed = async () => {
      await shop.add(userId, skuId, 60);
      return (await shop.order(userId)).id;
    };
    const later = new Date(shop.now().getTime() + 7 * 86_400_000);
    const stockNow = async () => present((await shop.db.select().from(skus).where(eq(skus.id, skuId)))[0]).stock;
    for (let round = 0; round < ROUNDS; round += 1) {
      await shop.db.delete(cartItems);
      const ids: number[] = [];
      for (let number = 0; number < 5; number += 1) ids.push(await placed());
      expect(await stockNow()).toBe(STOCK - 300);
      await onBoth((db) => expireOrders({ db }, later));
      expect(await stockNow()).toBe(STOCK);
      const states = await shop.db.select({ status: orders.status }).from(orders).where(inArray(orders.id, ids));
      expect(states.map(({ status }) => status)).toEqual(ids.map(() => 'cancelled'));
    }
    await shop.db.delete(cartItems);
    const [held, free] = [await placed(), await placed()];
    const done = await besides(
      (tx) => tx.select().from(orders).where(eq(orders.id, held)).for('update'),
      (db) => expireOrders({ db }, later),
    );
    expect(done).toBeUndefined();
    expect((await shop.stored(held)).status).toBe('awaiting-payment');
    expect((await shop.stored(free)).status).toBe('cancelled');
  });

  it('mail each customer who waits for stock once, and do not wait for each other', async () => {
    await shop.db.execute(sql`insert into users (email) select 'waits-' || n || '@example.com'
      from generate_series(1, 250) as n`);
    const waiting = await shop.db.select({ id: users.id }).from(users).where(like(users.email, 'waits-%'));
    const [sku] = await shop.db
      .select()
      .from(skus)
      .where(sql`stock > 0`)
      .orderBy(asc(skus.id))
      .limit(1);
    const ask = async () => {
      await shop.db.delete(stockRequests);
      await shop.db.delete(mailJobs);
      const requests = waiting.map(({ id: userId }) => ({ userId, skuId: present(sku).id, createdAt: now() }));
      await shop.db.insert(stockRequests).values(requests);
    };
    const recipient = z.object({ id: z.int() });
    for (let round = 0; round < ROUNDS; round += 1) {
      await ask();
      await onBoth(async (db) => {
        for (let sent = 1; sent > 0; sent = await notifyOfStock(db, now()));
      });
      const mailed = await queryRows(shop.db, recipient, sql`select (payload->>'userId')::int as id from mail_jobs`);
      expect(mailed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        waiting.map(({ id }) => id).toSorted((a, b) => a - b),
      );
    }
    await ask();
    const rest = await besides(
      (tx) => notifyOfStock(tx, now()),
      (db) => notifyOfStock(db, now()),
    );
    expect(rest).toBe(100);
  });

  it('set a password by a mailed code while it is changed elsewhere, and do not wait for each other', async () => {
    const hash = keyedHash(new Uint8Array(32));
    const [account] = await shop.db.select().from(users).where(eq(users.email, 'orders@example.com'));
    const { id, email } = present(account);
    const { token } = await issueCode(shop.db, hash, { email, purpose: 'recover' }, now());
    const mailed = { email, code: token, newPassword: 'a long walk on the beach' };
    const { recovered } = await shop.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update');
      const deps = { db: second.db, keyedHash: hash, wakeMailer: () => {}, at: now() };
      const outcome = recoverAccount(deps, mailed).then(
        () => 'set',
        (error: unknown) => (error instanceof PlatformError ? error.code : error),
      );
      const waits = sql`select pid from pg_locks where not granted`;
      while ((await queryRows(operator.db, z.object({ pid: z.int() }), waits)).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      await setPassword(tx, hash, { account: { id, email }, passwordHash: 'other', exceptSession: null }, now());
      return { recovered: outcome };
    });
    expect(await recovered).toBe('CODE_EXPIRED');
  });
});
