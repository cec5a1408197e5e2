import { type SQL, sql } from 'drizzle-orm';

/** An array as a single SQL parameter, which avoids the limit on the number of parameters. */
export const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
export const numbers = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
