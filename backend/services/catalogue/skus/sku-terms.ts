import type { skus } from '../../../db/schema/catalogue/catalogue';
import { isOrderable } from '../../../rules/catalogue/order-quantity';
import type { Priced } from '../../../rules/catalogue/sku-price';
import { currentPrice } from './price';

type Sku = Pick<typeof skus.$inferSelect, 'stock' | 'minQty' | 'qtyStep'>;

/** The contract's fields for a sku's prices, stock and order quantities, at a customer's prices. */
export function skuTerms(sku: Sku, own: Priced) {
  return {
    price_each: currentPrice(own),
    full_price_each: own.specialPrice === null ? null : own.price,
    on_special: own.specialPrice !== null,
    in_stock: isOrderable(sku),
    available_qty: sku.stock,
    min_qty: sku.minQty,
    qty_step: sku.qtyStep,
  };
}
