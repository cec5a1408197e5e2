import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { addonChoice } from '@/lib/contract/catalogue/product';
import { type CartChange, type SeenLine, cartChanges, markOwnChangesSeen } from '@/lib/domain/cart/cart-changes';
import type { Db } from '../../db/client';
import { cartSnapshots } from '../../db/schema/orders/cart';
import { purchasable } from '../../rules/catalogue/stock';
import { loadLines } from './cart-lines';
import { findCart, lockCart } from './cart-store';

/** An account in one of its sessions. */
export interface Looker {
  readonly id: number;
  readonly sessionId: string;
}

const storedLines = z.array(
  z.object({
    skuId: z.string(),
    code: z.string(),
    name: z.string(),
    options: z.string(),
    addons: z.array(addonChoice),
    qty: z.int(),
    price: z.int(),
    available: z.int(),
  }),
);

async function linesOf(db: Db, cartId: number): Promise<SeenLine[]> {
  const lines = await loadLines(db, cartId);
  return lines.map(({ skuId, code, productName, name, choices, qty, price, stock, addonsGone }, index) => ({
    skuId,
    code,
    name: productName,
    options: name,
    addons: choices,
    qty,
    price,
    available: addonsGone ? 0 : purchasable(lines, index, stock),
  }));
}

async function seenBy(db: Db, { sessionId }: Looker): Promise<SeenLine[] | null> {
  const [look] = await db
    .select({ seen: cartSnapshots.seen })
    .from(cartSnapshots)
    .where(eq(cartSnapshots.sessionId, sessionId));
  return look ? storedLines.parse(look.seen) : null;
}

async function storeSnapshot(db: Db, { sessionId }: Looker, cartId: number, seen: readonly SeenLine[]): Promise<void> {
  await db
    .insert(cartSnapshots)
    .values({ sessionId, cartId, seen })
    .onConflictDoUpdate({ target: cartSnapshots.sessionId, set: { cartId, seen } });
}

function markOf(lines: readonly SeenLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

/** Changes by others since this session's last view. The first view is recorded and reports none. */
export async function changesSince(db: Db, looker: Looker): Promise<{ changes: CartChange[]; mark: string }> {
  const cartId = await findCart(db, { userId: looker.id });
  if (cartId === null) return { changes: [], mark: markOf([]) };
  const [seen, now] = [await seenBy(db, looker), await linesOf(db, cartId)];
  if (!seen) await storeSnapshot(db, looker, cartId, now);
  return { changes: seen ? cartChanges(seen, now) : [], mark: markOf(now) };
}

/** Marks the cart as seen by the session, unless it has changed since `mark` was computed. */
export async function markSeen(db: Db, looker: Looker, mark: string): Promise<void> {
  const cartId = await findCart(db, { userId: looker.id });
  if (cartId === null) return;
  const now = await linesOf(db, cartId);
  if (markOf(now) === mark) await storeSnapshot(db, looker, cartId, now);
}

/** Runs the viewer's own change to the cart, inside a transaction, and marks it as seen. */
export async function runOwnChange<T>(tx: Db, looker: Looker | null, at: Date, change: () => Promise<T>): Promise<T> {
  const seen = looker && (await seenBy(tx, looker));
  if (!looker || !seen) return change();
  const cartId = await lockCart(tx, { userId: looker.id }, at);
  const before = await linesOf(tx, cartId);
  const result = await change();
  await storeSnapshot(tx, looker, cartId, markOwnChangesSeen(seen, before, await linesOf(tx, cartId)));
  return result;
}

/** Deletes the recorded views of a cart that became an order, so that its removed lines are not reported. */
export async function deleteSnapshots(tx: Db, cartId: number): Promise<void> {
  await tx.delete(cartSnapshots).where(eq(cartSnapshots.cartId, cartId));
}
