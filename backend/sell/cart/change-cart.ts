import { and, eq } from 'drizzle-orm';
import { MAX_QTY } from '@/lib/contract/limits';
import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue';
import { cartItems } from '../../db/schema/commerce';
import { notFound, PlatformError } from '../../http/refusals/platform-error';
import { addonsKey, chooseAddons } from '../../rules/selling/addons';
import { addRefusal, updateRefusal } from '../../rules/selling/stock';
import { addItem, type CartOwner, findCart, lockCart, setQty } from './cart-store';
import { addonsOfProducts } from './product-addons';
import { groupsOfProducts } from './product-groups';
import { recordId } from '../record-id';

function outOfStock(message: string): PlatformError {
  return new PlatformError(422, 'OUT_OF_STOCK', message, { errors: { qty: message } });
}

function tooMany(): PlatformError {
  const message = `A line of the cart holds ${MAX_QTY} pieces at most.`;
  return new PlatformError(422, 'INVALID_INPUT', message, { errors: { qty: message } });
}

async function choicesFor(db: Db, productId: number, choices: readonly AddonChoice[]) {
  if (choices.length === 0) return [];
  const groups = await groupsOfProducts(db, [productId]);
  const definitions = (await addonsOfProducts(db, [productId], groups)).get(productId) ?? [];
  const chosen = chooseAddons(definitions, choices);
  if (chosen.ok) return chosen.addons;
  throw new PlatformError(422, 'INVALID_INPUT', Object.values(chosen.errors).join(' '), { errors: chosen.errors });
}

/** Adds pieces of a sku. Throws 404 for a sku that is not sold, 422 with words for addons or stock; the cart then keeps what it had. */
export async function addToCart(
  tx: Db,
  owner: CartOwner,
  wanted: { sku: string; qty: number; addons: readonly AddonChoice[] },
  at: Date,
): Promise<void> {
  const skuId = recordId(wanted.sku);
  const [sku] =
    skuId === null
      ? []
      : await tx
          .select({ id: skus.id, productId: skus.productId, stock: skus.stock })
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(and(eq(skus.id, skuId), eq(products.enabled, true)));
  if (!sku) throw notFound('This product');
  const addons = (await choicesFor(tx, sku.productId, wanted.addons)).map(({ id, value }) => ({ id, value }));
  const key = addonsKey(addons);
  const cartId = await lockCart(tx, owner, at);
  const lines = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.skuId, sku.id)));
  const inCart = lines.reduce((total, line) => total + line.qty, 0);
  const refusal = addRefusal({ available: sku.stock, inCart, wanted: wanted.qty });
  if (refusal !== null) throw outOfStock(refusal);
  const line = lines.find((candidate) => candidate.addonsKey === key);
  if ((line?.qty ?? 0) + wanted.qty > MAX_QTY) throw tooMany();
  await addItem(tx, cartId, { skuId: sku.id, qty: wanted.qty, addons, addonsKey: key });
}

/** Sets a line's quantity; 0 removes it. Throws 404 for a line that is not in this cart, 422 OUT_OF_STOCK beyond the stock. */
export async function updateLine(
  tx: Db,
  owner: CartOwner,
  wanted: { id: string; qty: number },
  at: Date,
): Promise<void> {
  const itemId = recordId(wanted.id);
  const cartId = await lockCart(tx, owner, at);
  const rows = await tx
    .select({ item: cartItems, stock: skus.stock, enabled: products.enabled })
    .from(cartItems)
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(cartItems.cartId, cartId));
  const line = rows.find((row) => row.item.id === itemId);
  if (!line) throw notFound('This line of your cart');
  const elsewhere = rows.reduce(
    (total, { item }) => (item.skuId === line.item.skuId && item.id !== itemId ? total + item.qty : total),
    0,
  );
  const refusal = updateRefusal({
    available: line.enabled ? line.stock : 0,
    elsewhere,
    from: line.item.qty,
    to: wanted.qty,
  });
  if (refusal !== null) throw outOfStock(refusal);
  await setQty(tx, line.item.id, wanted.qty);
}

/** Takes a line out. A line that is gone already is what the caller wanted. */
export async function removeLine(tx: Db, owner: CartOwner, id: string): Promise<void> {
  const itemId = recordId(id);
  const cartId = await findCart(tx, owner);
  if (itemId === null || cartId === null) return;
  await tx.delete(cartItems).where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId)));
}
