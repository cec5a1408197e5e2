import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Logger, type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { codeOf } from '../../lib/domain/values/error-code';
import { BACKEND_FOLDER } from '../system/backend-folder';
import { StartRefused } from '../system/start-refused';
import { migratePostgres } from './migrate-postgres';
import { postgresPool } from './postgres-pool';
import { PreparedPGlite } from './prepared-pglite';

/** The database or a transaction, independent of the driver. Inside a transaction use only the transaction's handle. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /**
   * Runs `work` under a lock shared by all processes that use the database. Throws StartRefused for one that cannot be
   * reached.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Resolves with the number of migrations, of a newer release, that this one does not know. Throws StartRefused for a
   * database with a different migration history.
   */
  migrate(): Promise<number>;
  /**
   * Removes dead rows and updates statistics, so that queries are planned well. PostgreSQL does so automatically, but
   * later.
   */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const migrations = { migrationsFolder: join(BACKEND_FOLDER, 'db', 'migrations') };
const START_LOCK = 7_046_001;
/**
 * PGlite never frees its shared buffers, 128 MB by default. Pages that are read again come from the system's file cache
 * instead, outside the process's memory.
 */
const PGLITE_MEMORY = ['shared_buffers=16MB', 'maintenance_work_mem=16MB'];

/** Types that Drizzle parses itself (drizzle-orm/pglite/session). */
const READ_BY_DRIZZLE = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

/** Called with each statement before it runs. */
export type OnQuery = (text: string, values: readonly unknown[]) => void;

interface Options {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Called when a connection to PostgreSQL is lost. */
  readonly onLost?: ((error: Error) => void) | undefined;
  readonly onQuery?: OnQuery | undefined;
}

/** PostgreSQL at `databaseUrl`, or PGlite in `dataDir`/pglite without one. */
export async function openDatabase({ databaseUrl, dataDir, onQuery, onLost }: Options): Promise<Database> {
  const logger = onQuery !== undefined && { logQuery: onQuery };
  if (databaseUrl === undefined) return openPglite(join(dataDir, 'pglite'), logger);
  return openPostgres(databaseUrl, logger, onLost ?? (() => {}));
}

async function openPglite(folder: string, logger: Logger | false): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const client = await PreparedPGlite.open(
    {
      dataDir: folder,
      extensions: { pg_trgm, fuzzystrmatch },
      startParams: [...PGlite.defaultStartParams, ...PGLITE_MEMORY.flatMap((setting) => ['-c', setting])],
    },
    READ_BY_DRIZZLE,
  );
  const db = drizzlePglite({ client, logger });
  return {
    db,
    exclusively: (work) => work(),
    migrate: async () => {
      await refuseOtherHistory(db, `Remove the folder ${folder} and start again, which fills a new one.`);
      await migratePglite(db, migrations);
      return countNewer(db);
    },
    tidy: () => tidy(db),
    close: () => client.close(),
  };
}

function openPostgres(connectionString: string, logger: Logger | false, onLost: (error: Error) => void): Database {
  const pool = postgresPool(connectionString, onLost);
  const db = drizzlePostgres({ client: pool, logger });
  return {
    db,
    exclusively: async (work) => {
      const client = await pool.connect().catch((error: Error) => {
        throw new StartRefused(
          `The database that DATABASE_URL names cannot be used: ${error.message || String(codeOf(error))}.`,
        );
      });
      try {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await work();
      } finally {
        // Closing the connection releases the lock, even when a query failed.
        client.release(true);
      }
    },
    migrate: async () => {
      const applied = await refuseOtherHistory(db, 'Name an empty one in DATABASE_URL, or empty this one.');
      await migratePostgres(db, migrations, applied);
      return countNewer(db);
    },
    tidy: () => tidy(db),
    close: () => pool.end(),
  };
}

/**
 * The migrations before the first release were squashed into one, which has the timestamp of the last of them: a
 * database that applied them all counts as migrated. One that applied fewer cannot be migrated. @returns the times of
 * the applied ones
 */
async function refuseOtherHistory(db: Db, mend: string): Promise<readonly number[]> {
  const tables = await queryRows(
    db,
    z.object({ name: z.string().nullable() }),
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (tables.every(({ name }) => name === null)) return [];
  const applied = await appliedTimes(db);
  const [first] = readMigrationFiles(migrations);
  if (applied.length === 0 || applied.some((time) => time === first?.folderMillis)) return applied;
  throw new StartRefused(
    `The database was made by a version from before the first release and cannot be brought up to date. ${mend}`,
  );
}

async function appliedTimes(db: Db): Promise<number[]> {
  const rows = await queryRows(
    db,
    z.object({ created_at: z.coerce.number() }),
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  return rows.map(({ created_at }) => created_at);
}

async function countNewer(db: Db): Promise<number> {
  const last = readMigrationFiles(migrations).at(-1)?.folderMillis ?? 0;
  return (await appliedTimes(db)).filter((time) => time > last).length;
}

async function tidy(db: Db): Promise<void> {
  const tables = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  // One by one: on PGlite's only connection other queries run between two of them.
  for (const { name } of tables) await db.execute(sql.raw(`vacuum analyze ${name}`));
}

/** Parsed rows of a raw query: both drivers return `{ rows }`. */
export async function queryRows<T extends z.ZodType>(db: Db, row: T, query: SQL): Promise<z.output<T>[]> {
  const result: unknown = await db.execute(query);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
