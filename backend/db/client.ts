import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type Logger, type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Pool } from 'pg';
import { z } from 'zod';
import { StartRefused } from '../system/start-refused';
import { PreparedPGlite } from './prepared-pglite';

/** The database or a transaction in it, whichever driver is behind. Inside a transaction use only its own handle. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** Runs `work` in one process at a time over all processes that share the database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Throws StartRefused for a database that began with other migrations. */
  migrate(): Promise<void>;
  /**
   * Clears what was deleted and counts what is there, so that queries are planned well. PostgreSQL does it by itself,
   * later.
   */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') };
const START_LOCK = 7_046_001;
const CONNECTION_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
/** After which PostgreSQL gives up the locks of a platform that vanished in the middle of a transaction. */
const LEFT_TRANSACTION_MS = 60_000;
/**
 * PGlite never frees its shared buffers, 128 MB by default. A page that is read again comes from the system's file
 * cache, which is not the process's memory.
 */
const PGLITE_MEMORY = ['shared_buffers=16MB', 'maintenance_work_mem=16MB'];

/** Drizzle parses these itself (drizzle-orm/pglite/session). */
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
    },
    tidy: () => tidy(db),
    close: () => client.close(),
  };
}

function openPostgres(connectionString: string, logger: Logger | false, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idle_in_transaction_session_timeout: LEFT_TRANSACTION_MS,
  });
  // Without a listener Node ends the process. The pool listens to connections that are not in use; one that is lost
  // between two queries of a transaction is reported only by its client.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  const db = drizzlePostgres({ client: pool, logger });
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
    migrate: async () => {
      await refuseOtherHistory(db, 'Name an empty one in DATABASE_URL, or empty this one.');
      await migratePostgres(db, migrations);
    },
    tidy: () => tidy(db),
    close: () => pool.end(),
  };
}

/**
 * Migrations from before the first release were replaced by a single one, which bears the time of the last of them: a
 * database that had them all is as new as one that begins with it. One that had fewer cannot be brought up to date.
 */
async function refuseOtherHistory(db: Db, mend: string): Promise<void> {
  const tables = await queryRows(
    db,
    z.object({ name: z.string().nullable() }),
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (tables.every(({ name }) => name === null)) return;
  const applied = await queryRows(
    db,
    z.object({ created_at: z.coerce.number() }),
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  const [first] = readMigrationFiles(migrations);
  if (applied.length === 0 || applied.some(({ created_at }) => created_at === first?.folderMillis)) return;
  throw new StartRefused(
    `The database was made by a version from before the first release and cannot be brought up to date. ${mend}`,
  );
}

async function tidy(db: Db): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

/** Rows of a hand-written query, each parsed: both drivers answer `{ rows }`. */
export async function queryRows<T extends z.ZodType>(db: Db, row: T, query: SQL): Promise<z.output<T>[]> {
  const result: unknown = await db.execute(query);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
