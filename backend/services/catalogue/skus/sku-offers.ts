import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { skuOffer } from '@/lib/contract/catalogue/product';
import type { Db } from '../../../db/client';
import { productVariations, products, skus } from '../../../db/schema/catalogue/catalogue';
import { pricedFor, quantityBreaks } from '../../../rules/catalogue/sku-price';
import { customerPrices } from './customer-prices';
import { isNotRetired } from './is-sold';
import { skuTerms } from './sku-terms';

/**
 * Every sku of the product with this slug, with current prices without addons, for a customer or, if `userId` is null,
 * for visitors. Null for an unknown product.
 */
export async function offersOf(
  db: Db,
  slug: string,
  userId: number | null,
): Promise<z.output<typeof skuOffer>[] | null> {
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
    db
      .select()
      .from(skus)
      .where(and(eq(skus.productId, product.id), isNotRetired))
      .orderBy(asc(skus.sort), asc(skus.id)),
  ]);
  const prices = await customerPrices(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map((sku) => {
    const own = pricedFor(sku, prices.of(sku.id), sku.minQty);
    return {
      sku: { id: String(sku.id), code: sku.code },
      variations: variations.map(({ name }, index) => ({ name, value: sku.options[index] ?? '' })),
      ...skuTerms(sku, own),
      breaks: quantityBreaks(sku, prices.of(sku.id), sku.minQty),
    };
  });
}
