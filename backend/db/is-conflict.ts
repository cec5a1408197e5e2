import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './client';

/** PostgreSQL's codes: what is unique is there already, or a row that goes is still referred to. */
const conflict = z.object({ code: z.enum(['23505', '23503']) });

/** Whether a statement failed because of other rows, which may be new since they were read. */
export function isConflict(error: unknown): boolean {
  return error instanceof DrizzleQueryError && conflict.safeParse(error.cause).success;
}

/**
 * A transaction that is done once more after a row that somebody else committed meanwhile: then `work` sees that row,
 * and refuses in words what the database can only refuse.
 */
export async function refusingTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (!isConflict(error)) throw error;
    return db.transaction(work);
  }
}
