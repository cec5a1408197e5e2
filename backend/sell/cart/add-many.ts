import { and, eq, inArray } from 'drizzle-orm';
import type { AddedLine } from '@/lib/contract/buying/cart';
import { MAX_QTY } from '@/lib/contract/limits';
import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue';
import { cartItems } from '../../db/schema/commerce';
import { addonsKey, chooseAddons } from '../../rules/selling/addons';
import { addRefusal } from '../../rules/selling/stock';
import { addItems, type CartOwner, lockCart, type NewItem } from './cart-store';
import { addonsOfProducts } from './product-addons';
import { groupsOfProducts } from './product-groups';
import { recordId } from '../record-id';

export interface WantedLine {
  readonly sku: string;
  readonly qty: number;
  readonly addons: readonly AddonChoice[];
}

/**
 * Adds each line that can be had, whole, and says in words why another cannot. Lines of the same sku count together. Reads and
 * writes the same few times however many lines there are.
 */
export async function addManyToCart(
  tx: Db,
  owner: CartOwner,
  wanted: readonly WantedLine[],
  at: Date,
): Promise<AddedLine[]> {
  const sold = await soldSkus(tx, wanted);
  const definitions = await definitionsFor(
    tx,
    wanted.flatMap(({ sku, addons }) => (addons.length > 0 ? (sold.get(sku)?.productId ?? []) : [])),
  );
  const cartId = await lockCart(tx, owner, at);
  const inCart = await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId));
  const pieces = new Map<number, number>();
  const onLine = new Map<string, number>();
  for (const { skuId, addonsKey: key, qty } of inCart) {
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty);
    onLine.set(`${skuId} ${key}`, qty);
  }

  const additions = new Map<string, NewItem>();
  const report = wanted.map(({ sku: id, qty, addons }): AddedLine => {
    const refused = (message: string): AddedLine => ({ sku: id, added: 0, message });
    const sku = sold.get(id);
    if (!sku) return refused('This is not sold any more.');
    const chosen = chooseAddons(definitions.get(sku.productId) ?? [], addons);
    if (!chosen.ok) return refused(Object.values(chosen.errors).join(' '));
    const refusal = addRefusal({ available: sku.stock, inCart: pieces.get(sku.id) ?? 0, wanted: qty });
    if (refusal !== null) return refused(refusal);
    const key = addonsKey(chosen.addons);
    const line = `${sku.id} ${key}`;
    if ((onLine.get(line) ?? 0) + qty > MAX_QTY) return refused(`A line of the cart holds ${MAX_QTY} pieces at most.`);
    pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + qty);
    onLine.set(line, (onLine.get(line) ?? 0) + qty);
    const choices = chosen.addons.map((addon) => ({ id: addon.id, value: addon.value }));
    additions.set(line, { skuId: sku.id, qty: (additions.get(line)?.qty ?? 0) + qty, addons: choices, addonsKey: key });
    return { sku: id, added: qty, message: '' };
  });
  await addItems(tx, cartId, [...additions.values()]);
  return report;
}

/** What can be bought of the wanted skus, by the id that was asked for. */
export async function soldSkus(tx: Db, wanted: readonly WantedLine[]) {
  const ids = [...new Set(wanted.map(({ sku }) => recordId(sku)))].filter((id) => id !== null);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: skus.id, productId: skus.productId, stock: skus.stock })
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(and(inArray(skus.id, ids), eq(products.enabled, true)));
  return new Map(rows.map((row) => [String(row.id), row]));
}

export async function definitionsFor(tx: Db, productIds: readonly number[]) {
  const unique = [...new Set(productIds)];
  return addonsOfProducts(tx, unique, await groupsOfProducts(tx, unique));
}
