import type { PublicOffer } from '@/lib/contract/catalogue/product';
import { readSite } from '../site/site-documents';
import type { Db } from '../../db/client';
import { offersOf } from './skus/sku-offers';

/**
 * The public prices of a product's skus; null if the site shows prices to customers only, or for an unknown product.
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
