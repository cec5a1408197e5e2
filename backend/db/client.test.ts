import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { StartRefused } from '../system/start-refused';
import { prepareEmpty } from '../testing/prepared-shop';
import { openDatabase, queryRows } from './client';

/** A database without rows in a folder of its own, migrated by this release. */
async function openEmpty() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stockist-client-'));
  await prepareEmpty(dataDir);
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  return {
    ...database,
    dataDir,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

it('accepts its own history and one with all earlier migrations, and refuses any other with a message', async () => {
  const { db, migrate, close, dataDir } = await openEmpty();
  try {
    await migrate();
    await migrate();
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of before', 1)`);
    await migrate();
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at > 1`);
    await expect(migrate()).rejects.toThrow(StartRefused);
    await expect(migrate()).rejects.toThrow(`Remove the folder ${join(dataDir, 'pglite')}`);
  } finally {
    await close();
  }
});

it('counts what a newer release did to the database', async () => {
  const { db, migrate, close } = await openEmpty();
  try {
    expect(await migrate()).toBe(0);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    expect(await migrate()).toBe(1);
  } finally {
    await close();
  }
});

it('refuses a PostgreSQL that cannot be reached in a sentence', async () => {
  // Port 1 of this machine: nothing listens there.
  const { exclusively, close } = await openDatabase({ databaseUrl: 'postgres://a:secret@127.0.0.1:1/b', dataDir: '' });
  const starting = exclusively(() => Promise.resolve());
  await expect(starting).rejects.toThrow(StartRefused);
  await expect(starting).rejects.toThrow(/^The database that DATABASE_URL names cannot be used: .*ECONNREFUSED/);
  await close();
});

it('tidies every table, so that queries are planned by statistics', async () => {
  const { db, tidy, close } = await openEmpty();
  const unknown = () =>
    queryRows(
      db,
      z.object({ relname: z.string() }),
      // -1: never analyzed
      sql`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`,
    );
  try {
    expect(await unknown()).not.toEqual([]);
    await tidy();
    expect(await unknown()).toEqual([]);
  } finally {
    await close();
  }
});
