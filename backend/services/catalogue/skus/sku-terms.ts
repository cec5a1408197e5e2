import type { skus } from '../../../db/schema/catalogue';
import type { Priced } from '../../../rules/catalogue/sku-price';
import { currentPrice } from './price';

type Sku = Pick<typeof skus.$inferSelect, 'stock' | 'minQty' | 'qtyStep'>;

/** What the contract says of a sku at what a customer pays for it: prices, stock and how many can be taken. */
export function skuTerms({ stock, minQty, qtyStep }: Sku, own: Priced) {
  return {
    price_each: currentPrice(own),
    full_price_each: own.specialPrice === null ? null : own.price,
    on_special: own.specialPrice !== null,
    in_stock: stock > 0,
    available_qty: stock,
    min_qty: minQty,
    qty_step: qtyStep,
  };
}
