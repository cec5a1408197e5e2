import type { skus } from '../../../db/schema/catalogue';
import type { Priced } from '../../../rules/catalogue/sku-price';
import { currentPrice } from './price';

type Sku = Pick<typeof skus.$inferSelect, 'stock' | 'minQty' | 'qtyStep'>;

/** The contract's fields for a sku's prices, stock and order quantities, at a customer's prices. */
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
