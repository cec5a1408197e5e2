import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';
import { codeKey } from '../search/code-key';
import type { SkuRecord } from './product-record';

/**
 * The wanted skus with the ids of the stored ones: by id, else by code, so that an earlier revision without ids keeps
 * stock, special prices and orders of its codes. The id of a deleted sku is reset, so that it is created again.
 */
export async function knownSkus(tx: Db, productId: number, wanted: readonly SkuRecord[]): Promise<SkuRecord[]> {
  const stored = await tx.select({ id: skus.id, key: skus.codeKey }).from(skus).where(eq(skus.productId, productId));
  const ids = new Set(stored.map(({ id }) => id));
  const named = new Set(wanted.map(({ id }) => id));
  const byCode = new Map(stored.flatMap(({ id, key }) => (named.has(id) ? [] : [[key, id] as const])));
  return wanted.map((sku) => {
    if (sku.id !== null && ids.has(sku.id)) return sku;
    const key = codeKey(sku.code);
    const id = byCode.get(key) ?? null;
    byCode.delete(key);
    return { ...sku, id };
  });
}
