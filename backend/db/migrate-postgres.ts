import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import { codeOf } from '../../lib/domain/values/error-code';
import { StartRefused } from '../system/start-refused';

/** Shorter than PostgreSQL's deadlock_timeout (1 s), after which it would end a platform's transaction instead. */
const LOCK_MS = 500;
const PAUSE_MS = 500;
/** About ten minutes. */
const TRIES = 600;
/** PostgreSQL's codes: a lock was not given in time, or a deadlock. */
const BUSY = ['55P03', '40P01'];

const isBusy = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && BUSY.includes(String(codeOf(error.cause)));

/**
 * Applies what is not applied yet, in one transaction that first locks every table which it names, or gives way: a
 * platform of the release before may be at work. One that holds a table and waits for another, which the migrations
 * have changed, would end in a deadlock with them; and behind a lock that waits for a backup everybody would wait.
 * `applied` are the times of the applied ones.
 */
export async function migratePostgres(
  db: NodePgDatabase,
  config: MigrationConfig,
  applied: readonly number[],
): Promise<void> {
  const files = readMigrationFiles(config);
  // Drizzle's own types do not agree about the schema of queries, of which there is none.
  const session = db._.session as PgSession;
  const last = Math.max(0, ...applied);
  const pending = files.filter(({ folderMillis }) => folderMillis > last);
  const locks = await locksFor(
    db,
    pending.flatMap((file) => file.sql),
  );
  const locked = files.map((file) => (file === pending[0] ? { ...file, sql: [...locks, ...file.sql] } : file));
  for (let tries = 1; ; tries += 1) {
    try {
      await new PgDialect().migrate(locked, session, config);
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (tries === TRIES)
        throw new StartRefused(
          'The database cannot be brought up to date: something has used it without a break, such as a backup. Start ' +
            'again when that has ended.',
        );
      await pause(PAUSE_MS);
    }
  }
}

/** Statements that lock the tables whose names are in these. */
async function locksFor(db: NodePgDatabase, statements: readonly string[]): Promise<string[]> {
  const words = new Set(statements.join(' ').match(/\w+/g));
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const named = rows.filter(({ name }) => words.has(name));
  if (named.length === 0) return [];
  return [
    `set local lock_timeout = ${LOCK_MS}`,
    `lock table ${named.map(({ name }) => `"${name}"`).join(', ')} in access exclusive mode`,
    'set local lock_timeout = 0',
  ];
}
