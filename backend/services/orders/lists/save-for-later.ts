import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type AddonChoice, addonChoice } from '@/lib/contract/catalogue/product';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Db } from '../../../db/client';
import { cartItems } from '../../../db/schema/orders/cart';
import { listLines, lists } from '../../../db/schema/orders/lists';
import { recordId } from '../../../rules/values/record-id';
import { PlatformError, notFound } from '../../../system/refusals/platform-error';
import { lockCart, setQty } from '../../cart/cart-store';
import { addListLines } from './add-list-lines';

const choices = z.array(addonChoice);

interface Saved {
  readonly list: string;
  readonly line: string;
  readonly before: number;
  readonly sku: string;
  readonly qty: number;
  readonly addons: AddonChoice[];
}

/** The account's list of saved lines, created if absent. The cart's lock prevents two requests from creating two. */
async function listForLater(tx: Db, userId: number, name: string, at: Date): Promise<number> {
  const [known] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.userId, userId), eq(lists.purpose, 'later'), isNull(lists.deletedAt)))
    .for('update');
  if (known) {
    await tx.update(lists).set({ updatedAt: at }).where(eq(lists.id, known.id));
    return known.id;
  }
  const [made] = await tx
    .insert(lists)
    .values({ userId, name, purpose: 'later', createdAt: at, updatedAt: at })
    .returning({ id: lists.id });
  if (!made) throw new PlatformError(500, 'INTERNAL', 'The list was not kept.');
  return made.id;
}

/** Moves a line of the cart to the account's list of saved lines, to those saved before, inside a transaction. */
export async function saveLineForLater(
  tx: Db,
  userId: number,
  wanted: { readonly id: string; readonly qty?: number | undefined; readonly name: string },
  at: Date,
): Promise<Saved> {
  const cartId = await lockCart(tx, { userId }, at);
  const [item] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, recordId(wanted.id) ?? 0)));
  if (!item) throw notFound('This line of your cart');
  const listId = await listForLater(tx, userId, wanted.name, at);
  const onList = and(
    eq(listLines.listId, listId),
    eq(listLines.skuId, item.skuId),
    eq(listLines.addonsKey, item.addonsKey),
  );
  const sku = String(item.skuId);
  const qty = wanted.qty ?? item.qty;
  const addons = choices.parse(item.addons);
  const [known] = await tx.select({ qty: listLines.qty }).from(listLines).where(onList);
  const before = known?.qty ?? 0;
  await addListLines(tx, listId, [{ sku, qty: Math.min(MAX_QTY, before + qty), note: '', addons }]);
  const [line] = await tx.select({ id: listLines.id }).from(listLines).where(onList);
  if (!line) throw new PlatformError(422, 'NOT_SOLD', 'This is not sold any more as it is in your cart.');
  await setQty(tx, item.id, 0);
  return { list: String(listId), line: String(line.id), before, sku, qty, addons };
}
