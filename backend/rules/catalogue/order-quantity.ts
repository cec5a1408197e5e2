/** In what quantities a sku is sold, in pieces. */
export interface SoldIn {
  readonly minQty: number;
  readonly qtyStep: number;
}

/** Words for a quantity that a sku is not sold in; null for one that it is. */
export function quantityRefusal(qty: number, { minQty, qtyStep }: SoldIn): string | null {
  if (qty < minQty) return `This is sold from ${minQty} pieces.`;
  return qty % qtyStep === 0 ? null : `This is sold in multiples of ${qtyStep}.`;
}
