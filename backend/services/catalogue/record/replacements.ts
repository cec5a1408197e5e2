import { eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { replacementProblem } from '../../../rules/catalogue/replacement';
import type { SkuRecord } from './product-record';

const codesIn = (own: readonly SkuRecord[]): string[] =>
  own.map(({ replacedBy }) => replacedBy).filter((code) => code !== '');

async function readStored(tx: Db, productId: number | null, codes: readonly string[]) {
  const next = alias(skus, 'next');
  return tx
    .select({
      id: skus.id,
      productId: skus.productId,
      code: skus.code,
      retiredAt: skus.retiredAt,
      deletedAt: products.deletedAt,
      replacedBy: next.code,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(next, eq(next.id, skus.replacedById))
    .where(or(inArray(skus.code, [...codes]), productId === null ? undefined : eq(skus.productId, productId)));
}

/** Errors of the product's replacements by field. One that was chosen before may have gone since. */
export async function replacementProblems(
  tx: Db,
  productId: number | null,
  own: readonly SkuRecord[],
): Promise<Record<string, string>> {
  const codes = codesIn(own);
  if (codes.length === 0) return {};
  const stored = await readStored(tx, productId, codes);
  const targetOf = (code: string) => {
    const known = stored.find((one) => one.code === code);
    const inForm = own.find(({ id }) => known !== undefined && id === known.id) ?? own.find((sku) => sku.code === code);
    if (inForm) return { sku: inForm, isRetired: inForm.retired, replacedBy: inForm.replacedBy };
    // One of the product itself that is not in the form is removed.
    if (known === undefined || known.productId === productId) return null;
    const isRetired = known.retiredAt !== null || known.deletedAt !== null;
    return { sku: null, isRetired, replacedBy: known.replacedBy ?? '' };
  };
  const problemOf = (sku: SkuRecord): string | null => {
    const { id, replacedBy: code } = sku;
    const target = targetOf(code);
    const isItself = target?.sku === sku;
    if (target && !isItself && stored.some((one) => one.id === id && one.replacedBy === code)) return null;
    return replacementProblem(code, target && { ...target, isItself });
  };
  return Object.fromEntries(
    own.flatMap((sku, index) => {
      const words = sku.replacedBy === '' ? null : problemOf(sku);
      return words === null ? [] : [[`skus.${index}.replacedBy`, words] as const];
    }),
  );
}

/** The ids of what replaces skus, by code. Read before codes change: a form names a replacement by its former code. */
export async function replacementIds(tx: Db, own: readonly SkuRecord[]): Promise<ReadonlyMap<string, number>> {
  const codes = codesIn(own);
  const rows =
    codes.length === 0
      ? []
      : await tx.select({ id: skus.id, code: skus.code }).from(skus).where(inArray(skus.code, codes));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Stores what replaces each sku, once all of them are stored. `former` is from before (replacementIds). */
export async function writeReplacements(
  tx: Db,
  productId: number,
  own: readonly SkuRecord[],
  former: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = new Map([...(await replacementIds(tx, own)), ...former]);
  const rows = own.map(({ code, replacedBy }) => ({ code, next: ids.get(replacedBy) ?? null }));
  await tx.execute(sql`update skus set replaced_by_id = (select next.id from skus as next where next.id = c.next)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (code text, next int)
    where skus.product_id = ${productId} and skus.code = c.code and skus.replaced_by_id is distinct from c.next`);
}
