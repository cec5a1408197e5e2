import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { isSold } from './is-sold';

/**
 * What is sold instead of each of these skus, by id: the first that is sold of its replacement, the replacement of that
 * one, and so on. Replacements that were chosen at the same time may lead in a circle.
 */
export async function soldInstead(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows(
    db,
    z.object({ old: z.number(), instead: z.number() }),
    sql`with recursive chain (old, next, passed) as (
        select id, replaced_by_id, array[id] from skus
          where id = any (${sql.param([...ids])}::int[]) and replaced_by_id is not null
        union all
        select old, replaced_by_id, passed || next from chain join skus on skus.id = next
          where replaced_by_id is not null and next <> all (passed)
      )
      select distinct on (old) old, next as instead from chain
        join skus on skus.id = next join products on products.id = skus.product_id
        where ${isSold} and next <> old order by old, cardinality(passed)`,
  );
  return new Map(rows.map(({ old, instead }) => [old, instead]));
}
