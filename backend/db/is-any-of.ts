import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Like Drizzle's `inArray`, with one parameter for any number of ids: the statement is the same, and prepared once. */
export function isAnyOf(column: AnyPgColumn, ids: Iterable<number>): SQL {
  return sql`${column} = any(${sql.param([...new Set(ids)])}::int[])`;
}
