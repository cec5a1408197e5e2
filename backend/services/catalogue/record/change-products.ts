import type { Db } from '../../../db/client';
import type { Cells, KnownProduct } from '../../../rules/catalogue/sheet/plan-types';
import { lockProducts } from '../import/range';
import { writeProducts } from '../import/write-products';

const AT_ONCE = 1_000;

/** Applies one change to many products, without their skus, and updates their search index. */
export async function changeProducts(
  tx: Db,
  ids: readonly number[],
  changeOf: (product: KnownProduct) => Cells,
  at: Date,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const products = await lockProducts(tx, ids.slice(from, from + AT_ONCE));
    const edits = products.map((product) => ({
      product,
      change: changeOf(product),
      skus: [],
      added: [],
      removed: new Set<string>(),
    }));
    await writeProducts(tx, edits, at);
  }
}
