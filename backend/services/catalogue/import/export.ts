import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import type { Cells } from '../../../rules/catalogue/sheet/plan-types';
import { readRange } from './range';

const AT_ONCE = 500;

/** All skus as rows of a catalogue file, in batches. */
export async function* exportRows(db: Db): AsyncGenerator<readonly Cells[]> {
  let after = 0;
  for (;;) {
    const ids = await queryRows(
      db,
      z.object({ id: z.number() }),
      sql`select id from products where id > ${after} and deleted_at is null order by id limit ${AT_ONCE}`,
    );
    const products = await readRange(
      db,
      ids.map(({ id }) => id),
    );
    yield products.flatMap(({ slug, cells, skus }) =>
      skus.map((sku) => ({
        ...cells,
        ...sku.cells,
        code: sku.code,
        product: slug,
        stock: String(sku.stock),
        move: '',
      })),
    );
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1)?.id ?? after;
  }
}
