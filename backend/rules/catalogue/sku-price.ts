/** Prices of a sku for all customers, in cents without GST. */
export interface Priced {
  readonly price: number;
  readonly specialPrice: number | null;
}

/** A price for a customer's level, or for all customers from a quantity on. */
export interface QtyPrice {
  readonly fromQty: number;
  readonly price: number;
}

/**
 * The price for a customer and quantity: the lowest of price, special price and the prices that apply. A price below
 * the special price is not itself a special: nothing is struck out beside it.
 */
export function pricedFor(sku: Priced, prices: readonly QtyPrice[], qty: number): Priced {
  const { price } = sku;
  const specialPrice = sku.specialPrice !== null && sku.specialPrice < price ? sku.specialPrice : null;
  const own = Math.min(...prices.filter(({ fromQty }) => fromQty <= qty).map((one) => one.price));
  return own < (specialPrice ?? price) ? { price: own, specialPrice: null } : { price, specialPrice };
}

/** Quantities above the minimum `least` from which the price per piece drops. */
export function quantityBreaks(
  sku: Priced,
  prices: readonly QtyPrice[],
  least: number,
): { readonly qty: number; readonly price: number }[] {
  const costs = (qty: number): number => {
    const { price, specialPrice } = pricedFor(sku, prices, qty);
    return specialPrice ?? price;
  };
  let lowest = costs(least);
  return [...new Set(prices.map(({ fromQty }) => fromQty))]
    .filter((qty) => qty > least)
    .toSorted((one, other) => one - other)
    .flatMap((qty) => {
      const price = costs(qty);
      if (price >= lowest) return [];
      lowest = price;
      return [{ qty, price }];
    });
}
