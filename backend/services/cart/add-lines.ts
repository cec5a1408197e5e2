import { and, eq, inArray } from 'drizzle-orm';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { MAX_QTY } from '@/lib/contract/limits';
import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue';
import { cartItems } from '../../db/schema/cart';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { addonsKey, chooseAddons } from '../../rules/catalogue/addons';
import { addRefusal } from '../../rules/catalogue/stock';
import { addItems, type CartOwner, lockCart, type NewItem } from './cart-store';
import { addonsOfProducts } from '../catalogue/skus/product-addons';
import { groupsOfProducts } from '../catalogue/skus/product-groups';
import { recordId } from '../../rules/values/record-id';

export interface WantedLine {
  readonly sku: string;
  readonly qty: number;
  readonly addons: readonly AddonChoice[];
}

type Refusal =
  | { readonly kind: 'gone' }
  | { readonly kind: 'extras'; readonly errors: Record<string, string> }
  | { readonly kind: 'stock' | 'full'; readonly words: string };

function wordsOf(refusal: Refusal): string {
  if (refusal.kind === 'gone') return 'This is not sold any more.';
  return refusal.kind === 'extras' ? Object.values(refusal.errors).join(' ') : refusal.words;
}

function errorOf(refusal: Refusal): PlatformError {
  switch (refusal.kind) {
    case 'gone':
      return notFound('This product');
    case 'extras':
      return new PlatformError(422, 'INVALID_INPUT', wordsOf(refusal), { errors: refusal.errors });
    case 'stock':
      return outOfStock(refusal.words);
    case 'full':
      return new PlatformError(422, 'INVALID_INPUT', refusal.words, { errors: { qty: refusal.words } });
  }
}

export function outOfStock(words: string): PlatformError {
  return new PlatformError(422, 'OUT_OF_STOCK', words, { errors: { qty: words } });
}

/**
 * Adds pieces of a sku. Throws 404 for a sku that is not sold, 422 with words for addons or stock; the transaction has
 * to end with it, so that the cart keeps what it had.
 */
export async function addToCart(tx: Db, owner: CartOwner, wanted: WantedLine, at: Date): Promise<void> {
  const [refusal] = await addLines(tx, owner, [wanted], at);
  if (refusal) throw errorOf(refusal);
}

/** Adds each line that can be had, whole, and says in words why another cannot. */
export async function addManyToCart(
  tx: Db,
  owner: CartOwner,
  wanted: readonly WantedLine[],
  at: Date,
): Promise<AddedLine[]> {
  const refusals = await addLines(tx, owner, wanted, at);
  return wanted.map(({ sku, qty }, index) => {
    const refusal = refusals[index];
    return refusal ? { sku, added: 0, message: wordsOf(refusal) } : { sku, added: qty, message: '' };
  });
}

/**
 * Adds each line that can be had, whole, and answers for each line why it cannot, null when it was added. Lines of the
 * same sku count together. Reads and writes the same few times however many lines there are.
 */
async function addLines(
  tx: Db,
  owner: CartOwner,
  wanted: readonly WantedLine[],
  at: Date,
): Promise<(Refusal | null)[]> {
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
  const refusals = wanted.map(({ sku: id, qty, addons }): Refusal | null => {
    const sku = sold.get(id);
    if (!sku) return { kind: 'gone' };
    const chosen = chooseAddons(definitions.get(sku.productId) ?? [], addons);
    if (!chosen.ok) return { kind: 'extras', errors: chosen.errors };
    const short = addRefusal({ available: sku.stock, inCart: pieces.get(sku.id) ?? 0, wanted: qty });
    if (short !== null) return { kind: 'stock', words: short };
    const key = addonsKey(chosen.addons);
    const line = `${sku.id} ${key}`;
    if ((onLine.get(line) ?? 0) + qty > MAX_QTY)
      return { kind: 'full', words: `A line of the cart holds ${MAX_QTY} pieces at most.` };
    pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + qty);
    onLine.set(line, (onLine.get(line) ?? 0) + qty);
    const choices = chosen.addons.map((addon) => ({ id: addon.id, value: addon.value }));
    additions.set(line, { skuId: sku.id, qty: (additions.get(line)?.qty ?? 0) + qty, addons: choices, addonsKey: key });
    return null;
  });
  await addItems(tx, cartId, [...additions.values()]);
  return refusals;
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
