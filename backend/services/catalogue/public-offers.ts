import type { PublicOffer } from '@/lib/contract/catalogue/product';
import { readSite } from '../site/site-documents';
import type { Db } from '../../db/client';
import { offersOf } from './skus/sku-offers';

/**
 * What the skus of a product cost, for everybody; null where the site keeps its prices for customers, and for no such
 * product.
 */
export async function publicOffersOf(db: Db, slug: string): Promise<PublicOffer[] | null> {
  const { settings } = await readSite(db);
  if (!settings.public_prices) return null;
  const offers = await offersOf(db, slug, null);
  return (
    offers &&
    offers.flatMap(({ sku, price_each: price, in_stock }) =>
      typeof price === 'number' ? [{ sku: sku.code, price, in_stock }] : [],
    )
  );
}
