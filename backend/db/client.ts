import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { z } from 'zod';

/** The database or a transaction in it, whichever driver is behind. Inside a transaction use only its own handle. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** Runs `work` in one process at a time over all processes that share the database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  migrate(): Promise<void>;
  /** Clears what was deleted and counts what is there, so that queries are planned well. PostgreSQL does it by itself, later. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
const START_LOCK = 7_046_001;

/** PostgreSQL at `databaseUrl`, or PGlite in `dataDir`/pglite without one. */
export async function openDatabase(options: { databaseUrl: string | undefined; dataDir: string }): Promise<Database> {
  return options.databaseUrl === undefined
    ? openPglite(join(options.dataDir, 'pglite'))
    : openPostgres(options.databaseUrl);
}

async function openPglite(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, fuzzystrmatch } });
  const db = drizzlePglite({ client });
  return {
    db,
    exclusively: (work) => work(),
    migrate: () => migratePglite(db, { migrationsFolder }),
    tidy: () => tidy(db),
    close: () => client.close(),
  };
}

function openPostgres(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10 });
  const db = drizzlePostgres({ client: pool });
  return {
    db,
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        // Ending the connection is what frees the lock, also when the query above failed.
        client.release(true);
      }
    },
    migrate: () => migratePostgres(db, { migrationsFolder }),
    tidy: () => tidy(db),
    close: () => pool.end(),
  };
}

async function tidy(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

/** Rows of a hand-written query, each parsed: both drivers answer `{ rows }`. */
export async function queryRows<T extends z.ZodType>(db: Db, row: T, query: SQL): Promise<z.output<T>[]> {
  const result: unknown = await db.execute(query);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
