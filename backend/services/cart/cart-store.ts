import { type SQL, and, eq, isNull, ne, sql } from 'drizzle-orm';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../../db/client';
import { cartItems, carts } from '../../db/schema/orders/cart';

/** A cart belongs to an account or to the bearer of its session key. */
export type CartOwner = { userId: number } | { sessionKey: string };

/** Selects the owner's cart; an account's cart is never found by a session key. */
export function ownedBy(owner: CartOwner): SQL | undefined {
  return 'userId' in owner
    ? eq(carts.userId, owner.userId)
    : and(eq(carts.sessionKey, owner.sessionKey), isNull(carts.userId));
}

/** The id of the owner's cart, or null. */
export async function findCart(db: Db, owner: CartOwner): Promise<number | null> {
  const [cart] = await db.select({ id: carts.id }).from(carts).where(ownedBy(owner));
  return cart?.id ?? null;
}

/**
 * The id of the owner's cart, created if absent. It stays locked until the transaction ends, which serializes changes.
 */
export async function lockCart(tx: Db, owner: CartOwner, at: Date): Promise<number> {
  const [cart] = await tx
    .insert(carts)
    .values({ ...owner, updatedAt: at })
    .onConflictDoUpdate({ target: 'userId' in owner ? carts.userId : carts.sessionKey, set: { updatedAt: at } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('The cart was not made');
  return cart.id;
}

/** Removes the lines of an ordered cart, and the promotion code that came back with them. */
export async function emptyCart(tx: Db, cartId: number): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
  await tx
    .update(carts)
    .set({ promotionCode: '' })
    .where(and(eq(carts.id, cartId), ne(carts.promotionCode, '')));
}

export interface NewItem {
  skuId: number;
  qty: number;
  addons: unknown;
  addonsKey: string;
}

/** Adds pieces to a line or starts one; a line never holds more than MAX_QTY. */
export function addItem(tx: Db, cartId: number, item: NewItem): Promise<void> {
  return addItems(tx, cartId, [item]);
}

/** Like addItem for several items; no two may belong to the same line. */
export async function addItems(tx: Db, cartId: number, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insert(cartItems)
    .values(items.map(({ skuId, qty, addons, addonsKey }) => ({ cartId, skuId, qty, addons, addonsKey })))
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.skuId, cartItems.addonsKey],
      set: { qty: sql`least(${cartItems.qty} + excluded.qty, ${MAX_QTY})` },
    });
}

export async function setQty(tx: Db, itemId: number, qty: number): Promise<void> {
  await (qty === 0
    ? tx.delete(cartItems).where(eq(cartItems.id, itemId))
    : tx.update(cartItems).set({ qty }).where(eq(cartItems.id, itemId)));
}
