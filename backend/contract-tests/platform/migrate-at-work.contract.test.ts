import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type Database, openDatabase, queryRows } from '../../db/client';
import { migratePostgres } from '../../db/migrate-postgres';
import { postgresPool } from '../../db/postgres-pool';
import { present } from '../../system/present';

/** In PGlite there is one process. */
const databaseUrl = process.env['DATABASE_URL'] || undefined;
const onPostgres = databaseUrl ? describe : describe.skip;

const STATEMENTS = [
  ['create table "one" (a integer)', 'create table "two" (a integer)', 'create table "other" (a integer)'],
  ['alter table "one" add column b integer', 'alter table "two" add column b integer'],
];

onPostgres('a platform that starts while one of the release before is at work', () => {
  const name = `stockist_migrated_${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(join(tmpdir(), 'stockist-migrations-'));
  const address = new URL(databaseUrl ?? 'postgres://none');
  address.pathname = `/${name}`;
  let operator: Database;
  let before: Database;

  /** As drizzle-kit writes the folder, with the first migrations. */
  function writeMigrations(count: number) {
    const entries = STATEMENTS.slice(0, count).map((statements, idx) => {
      writeFileSync(join(folder, `${idx}.sql`), statements.join(';--> statement-breakpoint\n'));
      return { idx, version: '7', when: idx + 1, tag: String(idx), breakpoints: true };
    });
    mkdirSync(join(folder, 'meta'), { recursive: true });
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  }

  beforeAll(async () => {
    operator = await openDatabase({ databaseUrl, dataDir: '' });
    await operator.db.execute(sql`create database ${sql.identifier(name)}`);
    before = await openDatabase({ databaseUrl: address.href, dataDir: '' });
  });

  afterAll(async () => {
    await before.close();
    await operator.db.execute(sql`drop database ${sql.identifier(name)}`);
    await operator.close();
    rmSync(folder, { recursive: true });
  });

  it('lets its transactions end, of which none fails, and then changes the tables', async () => {
    const pool = postgresPool(address.href, () => {});
    const db = drizzle({ client: pool });
    const migrate = (applied: readonly number[]) => migratePostgres(db, { migrationsFolder: folder }, applied);
    const waiting = sql`select count(*)::int as waits from pg_locks where not granted`;
    try {
      writeMigrations(1);
      await migrate([]);
      writeMigrations(2);
      const { migrated } = await before.db.transaction(async (tx) => {
        await tx.execute(sql`insert into "two" values (1)`);
        const outcome = migrate([1]);
        while (present((await queryRows(operator.db, z.object({ waits: z.int() }), waiting))[0]).waits === 0)
          await new Promise((resolve) => setTimeout(resolve, 20));
        await tx.execute(sql`insert into "one" values (1)`);
        return { migrated: outcome };
      });
      await migrated;
      const rows = await queryRows(before.db, z.unknown(), sql`select one.b, two.b from one, two`);
      expect(rows).toHaveLength(1);
    } finally {
      await pool.end();
    }
  });
});
