import type { MessageValues } from '@/lib/contract/common';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { type OrderedLine, piecesBySku } from './stock';

/** Order quantities of a sku, in pieces. */
export interface SoldIn {
  readonly minQty: number;
  readonly qtyStep: number;
}

/** Whether any quantity of it can be ordered: the stock has the minimum, in whole steps. */
export function isOrderable({ stock, minQty, qtyStep }: SoldIn & { readonly stock: number }): boolean {
  return stock - (stock % qtyStep) >= minQty;
}

/** The most pieces, `most` or fewer, by which those in a cart can grow to a total that can be ordered; 0 for none. */
export function orderableAddition(inCart: number, most: number, { minQty, qtyStep }: SoldIn): number {
  const total = inCart + most - ((inCart + most) % qtyStep);
  return total >= minQty ? Math.max(0, total - inCart) : 0;
}

/** Error message for a quantity that cannot be ordered; null if it can. */
export function quantityRefusal(qty: number, { minQty, qtyStep }: SoldIn): string | null {
  if (qty < minQty) return `This is sold from ${minQty} pieces.`;
  return qty % qtyStep === 0 ? null : `This is sold in multiples of ${qtyStep}.`;
}

/**
 * Error message for the first sku that an order has in a quantity that cannot be ordered; null if there is none. Lines
 * of one sku count together: one of them may have been removed, and minimum and step may have changed.
 */
export function unsoldQuantity(
  lines: readonly (OrderedLine & SoldIn)[],
): { words: string; values: MessageValues } | null {
  const pieces = piecesBySku(lines);
  for (const line of lines) {
    const { minQty, qtyStep, skuId, productName, name } = line;
    const refusal = quantityRefusal(pieces.get(skuId) ?? 0, line);
    const product = skuTitle(productName, name);
    if (refusal !== null) return { words: `${product}: ${refusal}`, values: { product, least: minQty, step: qtyStep } };
  }
  return null;
}
