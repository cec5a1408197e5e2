import type { FoundSkus, PadSku as WirePadSku } from '../../../contract/cart/order-pad.contract';
import type { QuantityBreak } from '../../catalogue/catalogue';

/** A sku for ordering by code; prices in cents without GST, quantities in pieces. */
export interface PadSku {
  readonly skuId: string;
  readonly code: string;
  readonly name: string;
  readonly options: string;
  readonly slug: string;
  /** The url of its first category; '' when it has none or the platform does not send it. */
  readonly group: string;
  readonly barcode: string;
  readonly priceEach: number | null;
  readonly inStock: boolean;
  /** Null when the platform does not disclose it. */
  readonly available: number | null;
  readonly cartonQty: number;
  readonly minQty: number;
  readonly qtyStep: number;
  /** Lower prices from a quantity on, smallest quantity first. */
  readonly breaks: readonly QuantityBreak[];
}

/** What one of so many pieces costs, by the quantity prices; null when the platform sends no prices. */
export function priceAt({ priceEach, breaks }: Pick<PadSku, 'priceEach' | 'breaks'>, pieces: number): number | null {
  return breaks.findLast(({ qty }) => qty <= pieces)?.price ?? priceEach;
}

/** Result of looking up a code. */
export interface PadFound {
  readonly match: FoundSkus['match'];
  readonly skus: readonly PadSku[];
}

export function toPadSku(wire: WirePadSku): PadSku {
  return {
    skuId: wire.sku.id,
    code: wire.sku.code,
    name: wire.product_name,
    options: wire.name,
    slug: wire.url,
    group: wire.group,
    barcode: wire.barcode,
    priceEach: wire.price_each ?? null,
    inStock: wire.in_stock,
    available: wire.available_qty ?? null,
    cartonQty: wire.carton_qty,
    minQty: wire.min_qty,
    qtyStep: wire.qty_step,
    breaks: wire.breaks,
  };
}

export function toPadFound({ match, skus }: FoundSkus): PadFound {
  return { match, skus: skus.map(toPadSku) };
}
