import { and, eq, isNull, sql } from 'drizzle-orm';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../db/client';
import { cartItems, carts } from '../db/schema/commerce';

/** A cart without an account belongs to whoever knows its session key. */
export type CartOwner = { userId: number } | { sessionKey: string };

/** The owner's cart; null while nothing was ever put into one. */
export async function findCart(db: Db, owner: CartOwner): Promise<number | null> {
  const mine = 'userId' in owner
    ? eq(carts.userId, owner.userId)
    : and(eq(carts.sessionKey, owner.sessionKey), isNull(carts.userId));
  const [cart] = await db.select({ id: carts.id }).from(carts).where(mine);
  return cart?.id ?? null;
}

/** The owner's cart, made when there is none, and locked until the transaction ends: changes to one cart happen in turn. */
export async function lockCart(tx: Db, owner: CartOwner, at: Date): Promise<number> {
  const [cart] = await tx
    .insert(carts)
    .values({ ...owner, updatedAt: at })
    .onConflictDoUpdate({ target: 'userId' in owner ? carts.userId : carts.sessionKey, set: { updatedAt: at } })
    .returning({ id: carts.id });
  if (!cart) throw new Error('The cart was not made');
  return cart.id;
}

interface NewItem {
  skuId: number;
  qty: number;
  addons: unknown;
  addonsKey: string;
}

/** Adds pieces to a line or starts one; a line never holds more than MAX_QTY. */
export async function addItem(tx: Db, cartId: number, { skuId, qty, addons, addonsKey }: NewItem): Promise<void> {
  await tx
    .insert(cartItems)
    .values({ cartId, skuId, qty, addons, addonsKey })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.skuId, cartItems.addonsKey],
      set: { qty: sql`least(${cartItems.qty} + ${qty}, ${MAX_QTY})` },
    });
}

export async function setQty(tx: Db, itemId: number, qty: number): Promise<void> {
  await (qty === 0 ? tx.delete(cartItems).where(eq(cartItems.id, itemId)) : tx.update(cartItems).set({ qty }).where(eq(cartItems.id, itemId)));
}

/**
 * Moves a visitor's cart into an account's. The visitor's cart ends with it, under a lock: a repeated or concurrent merge of
 * the same key finds nothing to move, so nothing is counted twice.
 */
export async function mergeSessionCart(tx: Db, sessionKey: string, userId: number, at: Date): Promise<void> {
  const into = await lockCart(tx, { userId }, at);
  const [visitor] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.sessionKey, sessionKey), isNull(carts.userId)))
    .for('update');
  if (!visitor) return;
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, visitor.id)).orderBy(cartItems.id);
  for (const item of items) await addItem(tx, into, item);
  await tx.delete(carts).where(eq(carts.id, visitor.id));
}
