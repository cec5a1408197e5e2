import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { within } from '@/lib/domain/values/within';
import { type Database, openDatabase, queryRows } from '../../db/client';

/** PGlite has no connections that could be lost. */
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const onPostgres = databaseUrl ? describe : describe.skip;

onPostgres('a platform whose connections PostgreSQL ends', () => {
  const lost: string[] = [];
  let platform: Database;
  let operator: Database;

  beforeAll(async () => {
    platform = await openDatabase({ databaseUrl, dataDir: '', onLost: ({ message }) => lost.push(message) });
    operator = await openDatabase({ databaseUrl, dataDir: '' });
  });
  beforeEach(() => lost.splice(0));
  afterAll(async () => {
    await platform.close();
    await operator.close();
  });

  /** Ends the connection with this process id and waits until the platform has noticed. */
  async function end(pid: number): Promise<void> {
    await operator.db.execute(sql`select pg_terminate_backend(${pid})`);
    for (let tries = 0; lost.length === 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const pidOf = async (db: Database['db']): Promise<number> => {
    const [row] = await queryRows(db, z.object({ pid: z.number() }), sql`select pg_backend_pid() as pid`);
    return row?.pid ?? 0;
  };

  it('survives the end of an idle connection', async () => {
    await end(await pidOf(platform.db));
    expect(lost).toHaveLength(1);
    expect(await pidOf(platform.db)).toBeGreaterThan(0);
  });

  it('rolls back a transaction, and continues', async () => {
    const work = platform.db.transaction(async (tx) => {
      await end(await pidOf(tx));
      await pidOf(tx);
    });
    await expect(work).rejects.toThrow('Failed query');
    expect(lost.length).toBeGreaterThan(0);
    expect(await pidOf(platform.db)).toBeGreaterThan(0);
  });

  it('has all its connections after more were lost at the beginning of a transaction than it may have', async () => {
    const { hostname, port, href } = new URL(databaseUrl ?? '');
    let isCut = false;
    const between = createServer((near) => {
      const far = connect(Number(port || 5432), hostname);
      near.on('data', (sent) => (isCut && sent.includes('begin') ? near.destroy() : far.write(sent)));
      far.on('data', (sent) => near.write(sent));
      near.on('close', () => far.destroy()).on('error', () => {});
      far.on('close', () => near.destroy()).on('error', () => {});
    });
    await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
    const address = href.replace(/@[^/]+/, `@127.0.0.1:${(between.address() as AddressInfo).port}`);
    const { db, close } = await openDatabase({ databaseUrl: address, dataDir: '' });
    try {
      isCut = true;
      for (let times = 0; times < 11; times += 1) await expect(db.transaction(pidOf)).rejects.toThrow('begin');
      isCut = false;
      expect(await db.transaction(pidOf)).toBeGreaterThan(0);
    } finally {
      between.close();
      // The pool would wait for connections that nobody gave back.
      await within(5_000, close(), undefined);
    }
  });
});
