import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { lists } from '../../../db/schema/orders/lists';
import type { ShortlistItems } from '../../../rules/account/shortlist';
import { canBeOrdered, isSold } from '../../catalogue/skus/is-sold';
import { addListLines } from './add-list-lines';

/** The list's initial name; its owner may rename it. */
const NAME = 'Shortlist';

/**
 * Creates a list from an applicant's shortlist, inside the transaction that opens the account: each product's first
 * sku, preferably one in stock; no list when none is sold.
 */
export async function createListFromShortlist(tx: Db, userId: number, items: ShortlistItems, at: Date): Promise<void> {
  const first = await firstSkus(
    tx,
    items.map(({ url }) => url),
  );
  const lines = items.flatMap(({ url, qty }) => {
    const sku = first.get(url);
    return sku === undefined ? [] : [{ sku: String(sku), qty, note: '', addons: [] }];
  });
  if (lines.length === 0) return;
  const [list] = await tx
    .insert(lists)
    .values({ userId, name: NAME, purpose: 'shortlist', createdAt: at, updatedAt: at })
    .returning({ id: lists.id });
  if (list) await addListLines(tx, list.id, lines);
}

/** By the product's slug. */
async function firstSkus(tx: Db, urls: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (urls.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([products.slug], { url: products.slug, sku: skus.id })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(and(inArray(products.slug, [...urls]), isSold))
    .orderBy(asc(products.slug), sql`not (${canBeOrdered})`, asc(skus.sort), asc(skus.id));
  return new Map(rows.map(({ url, sku }) => [url, sku]));
}
