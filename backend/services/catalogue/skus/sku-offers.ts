import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { skuOffer } from '@/lib/contract/catalogue/product';
import type { Db } from '../../../db/client';
import { productVariations, products, skus } from '../../../db/schema/catalogue';
import { currentPrice } from './price';

/** Every sku of the product at a slug with what it costs now, without addons; null when there is no such product. */
export async function offersOf(db: Db, slug: string): Promise<z.output<typeof skuOffer>[] | null> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.enabled, true)));
  if (!product) return null;
  const [variations, rows] = await Promise.all([
    db
      .select({ name: productVariations.name })
      .from(productVariations)
      .where(eq(productVariations.productId, product.id))
      .orderBy(asc(productVariations.sort)),
    db.select().from(skus).where(eq(skus.productId, product.id)).orderBy(asc(skus.sort), asc(skus.id)),
  ]);
  return rows.map((sku) => ({
    sku: { id: String(sku.id), code: sku.code },
    variations: variations.map(({ name }, index) => ({ name, value: sku.options[index] ?? '' })),
    price_each: currentPrice(sku),
    full_price_each: sku.specialPrice === null ? null : sku.price,
    on_special: sku.specialPrice !== null,
    in_stock: sku.stock > 0,
    available_qty: sku.stock,
    min_qty: sku.minQty,
    qty_step: sku.qtyStep,
  }));
}
