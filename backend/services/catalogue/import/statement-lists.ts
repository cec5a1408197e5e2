import { type SQL, sql } from 'drizzle-orm';

/** A list of a statement's own, however long. */
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
export const numbers = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
