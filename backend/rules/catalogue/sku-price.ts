/** What a sku costs everybody. Cents without GST. */
export interface Priced {
  readonly price: number;
  readonly specialPrice: number | null;
}

/** A price of a customer's level, or of everybody who takes so many. */
export interface QtyPrice {
  readonly fromQty: number;
  readonly price: number;
}

/**
 * What a sku costs a customer who takes so many: the least of its price, its special price and the prices that apply. A
 * price that is less than a special one is no special: nothing is struck out beside it.
 */
export function pricedFor({ price, specialPrice }: Priced, prices: readonly QtyPrice[], qty: number): Priced {
  const own = Math.min(...prices.filter(({ fromQty }) => fromQty <= qty).map((one) => one.price));
  return own < (specialPrice ?? price) ? { price: own, specialPrice: null } : { price, specialPrice };
}

/** From how many pieces on a sku costs less than with fewer, as far as a customer can take more than the least. */
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
