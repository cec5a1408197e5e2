import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { centsOf, valuesOf } from '../../../rules/catalogue/sheet/columns';
import type { Cells } from '../../../rules/catalogue/sheet/plan-types';
import { present } from '../../../system/present';
import { PlatformError } from '../../../system/refusals/platform-error';
import type { FinalProduct, FinalSku } from './final-product';
import { numbers } from './statement-lists';

export async function deleteSkus(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const gone = products.flatMap(({ edit: { product, removed } }) =>
    product.skus.filter(({ code }) => removed.has(code)).map(({ id }) => id),
  );
  if (gone.length > 0) await tx.execute(sql`delete from skus where id = any (${numbers(gone)})`);
}

const rowOf = ({ id, code, cells }: FinalSku) => ({
  id,
  code,
  options: valuesOf(cells['options']),
  price: centsOf(cells['price'] ?? ''),
  special: cells['special'] === '' ? null : centsOf(cells['special'] ?? ''),
  weight: Number(cells['weight']),
  barcode: cells['barcode'] === '' ? null : cells['barcode'],
  carton: Number(cells['carton']),
  least: Number(cells['least']),
  step: Number(cells['step']),
});

const SKU_FIELDS = sql`id int, code text, options jsonb, price int, special int, weight int, barcode text, carton int,
  least int, step int`;

export async function updateSkus(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const changes = new Map(products.flatMap(({ edit }) => edit.skus.map(({ code, after }) => [code, after] as const)));
  const changed = products
    .flatMap(({ skus }) => skus)
    .filter(({ id, code }) => id !== null && Object.keys(changes.get(code) ?? {}).length > 0);
  if (changed.length === 0) return;
  const apart = changed.filter(({ code }) => ['options', 'barcode'].some((key) => key in (changes.get(code) ?? {})));
  if (apart.length > 0)
    // Lets two skus swap options or barcodes: unique constraints are checked row by row.
    await tx.execute(sql`update skus set barcode = null, options = array['#' || id]
      where id = any (${numbers(apart.flatMap(({ id }) => (id === null ? [] : [id])))})`);
  await tx.execute(sql`update skus set options = array(select jsonb_array_elements_text(c.options)), price = c.price,
      special_price = c.special, weight_grams = c.weight, barcode = c.barcode, carton_qty = c.carton, min_qty = c.least,
      qty_step = c.step
    from jsonb_to_recordset(${JSON.stringify(changed.map(rowOf))}::jsonb) as c (${SKU_FIELDS}) where skus.id = c.id`);
}

export async function addSkus(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const rows = products.flatMap(({ id: product, skus, edit }) =>
    edit.added.map(({ code, move }, index) => ({
      ...rowOf(present(skus.find((sku) => sku.code === code))),
      product,
      stock: move,
      sort: edit.product.skus.length + index,
    })),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`insert into skus (product_id, code, options, price, special_price, stock, weight_grams, barcode,
      carton_qty, min_qty, qty_step, sort)
    select product, code, array(select jsonb_array_elements_text(options)), price, special, stock, weight, barcode,
      carton, least, step, sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (${SKU_FIELDS}, product int, stock int, sort int)`);
}

/** Writes what replaces changed and new skus. @throws PlatformError 409 */
export async function writeReplacedBy(tx: Db, products: readonly FinalProduct[]): Promise<void> {
  const named = ({ code, after }: { readonly code: string; readonly after: Cells }) =>
    after['replaced'] === undefined ? [] : [{ code, next: after['replaced'] }];
  const rows = products.flatMap(({ edit: { skus, added } }) => [
    ...skus.flatMap(named),
    ...added.flatMap(named).filter(({ next }) => next !== ''),
  ]);
  if (rows.length === 0) return;
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (code text, next text)`;
  const [gone] = await queryRows(
    tx,
    z.object({ code: z.string(), next: z.string() }),
    sql`select code, next from ${wanted} where next <> '' and not exists (select 1 from skus where skus.code = next)
      limit 1`,
  );
  if (gone)
    throw new PlatformError(
      409,
      'CHANGED',
      `There is no code “${gone.next}” any more, by which ${gone.code} is replaced.`,
    );
  await tx.execute(sql`update skus set replaced_by_id = (select id from skus as other where other.code = c.next)
    from ${wanted} where skus.code = c.code`);
}
