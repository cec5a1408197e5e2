import type { ProductPrice } from '@/lib/contract/catalogue/product';
import type { Priced } from '../../../rules/catalogue/sku-price';

export function currentPrice(sku: Priced): number {
  return sku.specialPrice ?? sku.price;
}

/** The price on a product card: the lowest of its skus, with that sku's full price if it is on special. */
export function cardPrice(slug: string, skus: readonly Priced[]): ProductPrice {
  const [first, ...others] = skus;
  if (!first) return { slug, price: null, full_price: null, price_from: false };
  const lowest = others.reduce((best, sku) => (currentPrice(sku) < currentPrice(best) ? sku : best), first);
  return {
    slug,
    price: currentPrice(lowest),
    full_price: lowest.specialPrice === null ? null : lowest.price,
    price_from: skus.some((sku) => currentPrice(sku) !== currentPrice(lowest)),
  };
}
