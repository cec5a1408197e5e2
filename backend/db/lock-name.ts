import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** Locks what a name stands for until the transaction ends, where there is no row, or no single one, to lock. */
export async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
