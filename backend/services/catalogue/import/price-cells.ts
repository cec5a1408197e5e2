import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { centsOf, dollars } from '../../../rules/catalogue/sheet/columns';
import type { Cells } from '../../../rules/catalogue/sheet/plan-types';
import { isPriceHeading, priceColumnOf, priceHeading } from '../../../rules/catalogue/sheet/price-columns';
import { PlatformError } from '../../../system/refusals/platform-error';
import type { FinalProduct } from './final-product';
import { numbers } from './statement-lists';

type Levels = ReadonlyMap<string, number>;

/** The ids of all price levels by name, sorted. */
export async function readLevels(db: Db): Promise<Levels> {
  const rows = await queryRows(
    db,
    z.object({ id: z.number(), name: z.string() }),
    sql`select id, name from price_levels order by sort, id`,
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Price headings of a full export: one per level, and one per level and quantity in use. */
export async function readPriceHeadings(db: Db): Promise<string[]> {
  const rows = await queryRows(
    db,
    z.object({ level: z.string().nullable(), from_qty: z.number() }),
    sql`select level, from_qty from (
        select name as level, 1 as from_qty, sort, id from price_levels
        union select name, from_qty, sort, id from sku_prices left join price_levels on id = level_id) as used
      order by sort nulls first, id nulls first, from_qty`,
  );
  return rows.map(({ level, from_qty }) => priceHeading(level, from_qty));
}

/** The skus' prices by level and quantity, as file cells by sku id. */
export async function readPriceCells(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Cells>> {
  const rows = await queryRows(
    db,
    z.object({ sku_id: z.number(), level: z.string().nullable(), from_qty: z.number(), price: z.number() }),
    sql`select sku_id, price_levels.name as level, from_qty, sku_prices.price from skus
      join sku_prices on sku_id = skus.id left join price_levels on price_levels.id = level_id
      where product_id = any (${numbers(productIds)})`,
  );
  const cells = new Map<number, Record<string, string>>();
  for (const { sku_id, level, from_qty, price } of rows) {
    const own = cells.get(sku_id) ?? {};
    own[priceHeading(level, from_qty)] = dollars(price);
    cells.set(sku_id, own);
  }
  return cells;
}

/** @throws PlatformError 409 */
function columnOf(heading: string, levels: Levels) {
  const column = priceColumnOf(heading, [...levels.keys()]);
  if (column === null)
    throw new PlatformError(409, 'CHANGED', `There is no price level for “${heading}” any more. Send the file again.`);
  return column;
}

/** Writes changed prices by level and quantity, of skus that are locked or new. @throws PlatformError 409 */
export async function writePriceCells(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const changed = products
    .flatMap(({ edit: { skus, added } }) => [...skus, ...added])
    .flatMap(({ code, after }) =>
      Object.entries(after)
        .filter(([key]) => isPriceHeading(key))
        .map(([heading, cell]) => ({ code, heading, cell })),
    );
  if (changed.length === 0) return;
  await tx.execute(sql`select id from price_levels for key share`);
  const levels = await readLevels(tx);
  const columns = new Map(
    [...new Set(changed.map(({ heading }) => heading))].map((one) => [one, columnOf(one, levels)]),
  );
  const rows = changed.map(({ code, heading, cell }) => {
    const { level = null, fromQty = 1 } = columns.get(heading) ?? {};
    const price = cell === '' ? null : centsOf(cell);
    return { code, level_id: level === null ? null : levels.get(level), from_qty: fromQty, price };
  });
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as c (code text, level_id int, from_qty int, price int) join skus on skus.code = c.code`;
  await tx.execute(sql`delete from sku_prices using ${wanted} where sku_prices.sku_id = skus.id
    and sku_prices.level_id is not distinct from c.level_id and sku_prices.from_qty = c.from_qty`);
  await tx.execute(sql`insert into sku_prices (sku_id, level_id, from_qty, price)
    select skus.id, c.level_id, c.from_qty, c.price from ${wanted} where c.price is not null`);
}
