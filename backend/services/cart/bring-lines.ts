import { eq } from 'drizzle-orm';
import type { CartChange } from '@/lib/contract/cart/cart.contract';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../../db/client';
import { cartItems } from '../../db/schema/cart';
import { addonsKey, chooseAddons } from '../../rules/catalogue/addons';
import { definitionsFor, soldSkus, type WantedLine } from './add-lines';
import { addItems, type NewItem } from './cart-store';

/** A line that comes from elsewhere, with the words that name it: its product may be gone. */
export interface LineToBring extends WantedLine {
  readonly product_name: string;
  readonly name: string;
  readonly sku_code: string;
}

/**
 * Puts lines from another cart or an order into a cart, which must be locked: of each as many pieces as there are. Says
 * for each line what was added, and why the rest was not. Reads and writes the same few times however many lines there
 * are.
 */
export async function bringLines(tx: Db, cartId: number, lines: readonly LineToBring[]): Promise<CartChange[]> {
  const sold = await soldSkus(tx, lines);
  const definitions = await definitionsFor(
    tx,
    lines.flatMap(({ sku, addons }) => (addons.length > 0 ? (sold.get(sku)?.productId ?? []) : [])),
  );
  const pieces = new Map<number, number>();
  const onLine = new Map<string, number>();
  for (const { skuId, addonsKey: key, qty } of await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId))) {
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty);
    onLine.set(`${skuId} ${key}`, qty);
  }

  const additions = new Map<string, NewItem>();
  const changes = lines.map(({ sku: id, qty, addons, product_name, name, sku_code }): CartChange => {
    const change = (added: number, reason: CartChange['reason']): CartChange => ({
      product_name,
      name,
      sku_code,
      wanted: qty,
      added,
      reason,
    });
    const sku = sold.get(id);
    if (!sku) return change(0, 'gone');
    const chosen = chooseAddons(definitions.get(sku.productId) ?? [], addons);
    if (!chosen.ok) return change(0, 'extras');
    const key = addonsKey(chosen.addons);
    const line = `${sku.id} ${key}`;
    const left = Math.max(0, sku.stock - (pieces.get(sku.id) ?? 0));
    const room = Math.max(0, MAX_QTY - (onLine.get(line) ?? 0));
    const added = Math.min(qty, left, room);
    if (added > 0) {
      pieces.set(sku.id, (pieces.get(sku.id) ?? 0) + added);
      onLine.set(line, (onLine.get(line) ?? 0) + added);
      const choices = chosen.addons.map((addon) => ({ id: addon.id, value: addon.value }));
      additions.set(line, {
        skuId: sku.id,
        qty: (additions.get(line)?.qty ?? 0) + added,
        addons: choices,
        addonsKey: key,
      });
    }
    if (added === qty) return change(added, null);
    if (left > room) return change(added, 'full');
    return change(added, sku.stock > 0 ? 'short' : 'out-of-stock');
  });
  await addItems(tx, cartId, [...additions.values()]);
  return changes;
}
