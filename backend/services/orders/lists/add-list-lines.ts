import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { listLines, lists } from '../../../db/schema/orders/lists';
import { addonsKey, chooseAddons } from '../../../rules/catalogue/addons';
import { recordId } from '../../../rules/values/record-id';
import { pricedFor } from '../../../rules/catalogue/sku-price';
import { customerPrices } from '../../catalogue/skus/customer-prices';
import { isSold } from '../../catalogue/skus/is-sold';
import { currentPrice } from '../../catalogue/skus/price';
import { addonsOfProducts } from '../../catalogue/skus/product-addons';
import { groupsOfProducts } from '../../catalogue/skus/product-groups';
import { movePricesWith } from './move-list-prices';

interface NewLine {
  readonly sku: string;
  readonly qty: number;
  readonly note: string;
  readonly addons: readonly AddonChoice[];
}

/**
 * Adds lines to a list, which must be locked. A line already on it gets the new quantity, and the new note unless that
 * is empty. A sku that is not sold, or not with these extras, is skipped.
 */
export async function addListLines(
  tx: Db,
  listId: number,
  wanted: readonly NewLine[],
): Promise<{ added: number; changed: number }> {
  const sold = await soldSkus(
    tx,
    wanted.flatMap(({ sku }) => recordId(sku) ?? []),
  );
  const productIds = wanted.flatMap(({ sku, addons }) => (addons.length > 0 ? (sold.get(sku)?.productId ?? []) : []));
  const definitions = await addonsOfProducts(tx, productIds, await groupsOfProducts(tx, productIds));
  const [owner] = await tx.select({ userId: lists.userId }).from(lists).where(eq(lists.id, listId));
  if (!owner) return { added: 0, changed: 0 };
  const { userId } = owner;
  const prices = await customerPrices(
    tx,
    userId,
    [...sold.values()].map(({ id }) => id),
  );
  const rows = new Map<string, typeof listLines.$inferInsert>();
  for (const { sku, qty, note, addons } of wanted) {
    const found = sold.get(sku);
    const chosen = found && chooseAddons(definitions.get(found.productId) ?? [], addons);
    if (!found || !chosen?.ok) continue;
    const key = addonsKey(chosen.addons);
    rows.set(`${found.id} ${key}`, {
      listId,
      skuId: found.id,
      skuCode: found.code,
      productName: found.productName,
      name: found.options.join(', '),
      url: found.url,
      addons: chosen.addons.map(({ id, name, value }) => ({ id, name, value })),
      addonsKey: key,
      qty,
      note,
      price:
        currentPrice(pricedFor(found, prices.of(found.id), qty)) +
        chosen.addons.reduce((sum, { priceCents }) => sum + priceCents, 0),
    });
  }
  if (rows.size === 0) return { added: 0, changed: 0 };
  const before = await tx.$count(listLines, eq(listLines.listId, listId));
  const skuIds = [...rows.values()].flatMap(({ skuId }) => skuId ?? []);
  await movePricesWith(tx, { id: listId, userId }, skuIds, async () => {
    await tx
      .insert(listLines)
      .values([...rows.values()])
      .onConflictDoUpdate({
        target: [listLines.listId, listLines.skuId, listLines.addonsKey],
        set: {
          qty: sql`excluded.qty`,
          note: sql`case when excluded.note = '' then ${listLines.note} else excluded.note end`,
        },
      });
  });
  const added = (await tx.$count(listLines, eq(listLines.listId, listId))) - before;
  return { added, changed: rows.size - added };
}

/** By sku id, as a string. */
async function soldSkus(tx: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: skus.id,
            code: skus.code,
            options: skus.options,
            price: skus.price,
            specialPrice: skus.specialPrice,
            productId: products.id,
            productName: products.name,
            url: products.slug,
          })
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(and(inArray(skus.id, [...new Set(ids)]), isSold));
  return new Map(rows.map((row) => [String(row.id), row]));
}
