/** Order quantities of a sku, in pieces. */
export interface SoldIn {
  readonly minQty: number;
  readonly qtyStep: number;
}

/** Whether any quantity of it can be ordered: the stock has the minimum, in whole steps. */
export function isOrderable({ stock, minQty, qtyStep }: SoldIn & { readonly stock: number }): boolean {
  return stock - (stock % qtyStep) >= minQty;
}

/** Error message for a quantity that cannot be ordered; null if it can. */
export function quantityRefusal(qty: number, { minQty, qtyStep }: SoldIn): string | null {
  if (qty < minQty) return `This is sold from ${minQty} pieces.`;
  return qty % qtyStep === 0 ? null : `This is sold in multiples of ${qtyStep}.`;
}
