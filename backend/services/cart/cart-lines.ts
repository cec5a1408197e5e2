import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type AddonChoice, addonChoice } from '@/lib/contract/catalogue/product';
import { pricedFor } from '../../rules/catalogue/sku-price';
import { pricesOfRow, storedPrices } from '../catalogue/skus/customer-prices';
import { currentPrice } from '../catalogue/skus/price';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { cartItems, carts } from '../../db/schema/orders/cart';
import { type ChosenAddon, chooseAddons } from '../../rules/catalogue/addons';
import type { Parcel } from '../../rules/cart/shipping';
import { addonsOfProducts } from '../catalogue/skus/product-addons';
import { groupsOfProducts } from '../catalogue/skus/product-groups';
import { type CartOwner, ownedBy } from './cart-store';

/** A cart line at current prices. Money in cents without GST. */
export interface CartLine {
  id: number;
  skuId: string;
  productId: number;
  code: string;
  /** The sku's option values, for example '500 mL, Oatmeal'. */
  name: string;
  productName: string;
  slug: string;
  qty: number;
  addons: ChosenAddon[];
  /** The chosen addons, including unavailable ones. */
  choices: AddonChoice[];
  /** A chosen addon is no longer available. */
  addonsGone: boolean;
  /** Per piece, including addons. */
  price: number;
  subtotal: number;
  /** Pieces of the sku in stock; 0 if it is no longer sold. */
  stock: number;
  minQty: number;
  qtyStep: number;
  weightGrams: number;
}

const storedChoices = z.array(addonChoice);

function stillThere(
  definitions: Parameters<typeof chooseAddons>[0],
  choices: readonly AddonChoice[],
): { addons: ChosenAddon[]; gone: boolean } {
  const read = choices.map((choice) => chooseAddons(definitions, [choice]));
  return {
    addons: read.flatMap((result) => (result.ok ? result.addons : [])),
    gone: read.some((result) => !result.ok),
  };
}

/** The lines of a cart, by its id or owner, oldest first; empty without a cart. */
export async function loadLines(db: Db, cart: number | CartOwner): Promise<CartLine[]> {
  return (await loadCart(db, cart)).lines;
}

/**
 * The lines of a cart, and the promotion code that came back with them ('' for none). One statement unless addons were
 * chosen, because every cart request calls this.
 */
export async function loadCart(db: Db, cart: number | CartOwner): Promise<{ lines: CartLine[]; returnedCode: string }> {
  const stored = await db
    .select({
      item: { id: cartItems.id, skuId: cartItems.skuId, qty: cartItems.qty, addons: cartItems.addons },
      sku: {
        id: skus.id,
        code: skus.code,
        options: skus.options,
        price: skus.price,
        specialPrice: skus.specialPrice,
        stock: skus.stock,
        minQty: skus.minQty,
        qtyStep: skus.qtyStep,
        weightGrams: skus.weightGrams,
        retiredAt: skus.retiredAt,
      },
      product: { id: products.id, name: products.name, slug: products.slug, enabled: products.enabled },
      prices: pricesOfRow(carts.userId),
      returnedCode: carts.promotionCode,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(skus, eq(skus.id, cartItems.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(typeof cart === 'number' ? eq(cartItems.cartId, cart) : ownedBy(cart))
    .orderBy(asc(cartItems.id));
  const rows = stored.map((row) => ({ ...row, choices: storedChoices.parse(row.item.addons) }));
  const withChoices = [...new Set(rows.flatMap(({ choices, product }) => (choices.length > 0 ? [product.id] : [])))];
  const definitions = await addonsOfProducts(db, withChoices, await groupsOfProducts(db, withChoices));
  const pieces = (skuId: number): number =>
    rows.reduce((total, { item }) => (item.skuId === skuId ? total + item.qty : total), 0);
  const lines = rows.map(({ item, sku, product, prices, choices }) => {
    const { addons, gone } = stillThere(definitions.get(product.id) ?? [], choices);
    // Quantity prices depend on the sku's total over all its lines.
    const own = pricedFor(sku, storedPrices.parse(prices), pieces(sku.id));
    const price = currentPrice(own) + addons.reduce((total, addon) => total + addon.priceCents, 0);
    return {
      id: item.id,
      skuId: String(sku.id),
      productId: product.id,
      code: sku.code,
      name: sku.options.join(', '),
      productName: product.name,
      slug: product.slug,
      qty: item.qty,
      addons,
      choices,
      addonsGone: gone,
      price,
      subtotal: price * item.qty,
      stock: product.enabled && sku.retiredAt === null ? sku.stock : 0,
      minQty: sku.minQty,
      qtyStep: sku.qtyStep,
      weightGrams: sku.weightGrams,
    };
  });
  return { lines, returnedCode: stored[0]?.returnedCode ?? '' };
}

/** The weight of the lines in grams. */
export function weightOf(lines: readonly Pick<CartLine, 'qty' | 'weightGrams'>[]): number {
  return lines.reduce((total, line) => total + line.qty * line.weightGrams, 0);
}

export function parcelOf(lines: readonly Pick<CartLine, 'qty' | 'weightGrams' | 'subtotal'>[]): Parcel {
  return { grams: weightOf(lines), goodsCents: lines.reduce((total, { subtotal }) => total + subtotal, 0) };
}
