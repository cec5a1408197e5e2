import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';

/** PostgreSQL's codes: what is unique is there already, or a row that goes is still referred to. */
const conflict = z.object({ code: z.enum(['23505', '23503']) });

/** Whether a statement failed because of other rows, which may be new since they were read. */
export function isConflict(error: unknown): boolean {
  return error instanceof DrizzleQueryError && conflict.safeParse(error.cause).success;
}
