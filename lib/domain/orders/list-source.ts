import { MAX_QTY } from '../../contract/limits';

/** Source of a list's lines: the cart, the browser's shortlist, an order, or one sku. */
export type ListSource =
  | { readonly kind: 'cart' }
  | { readonly kind: 'shortlist' }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'sku'; readonly id: string; readonly qty: number };

/** Parses `cart`, `shortlist`, `order:12` or `sku:34:6`; null for anything else. */
export function readListSource(text: string): ListSource | null {
  const [kind, id = '', qty = '1'] = text.split(':');
  if (kind === 'cart' || kind === 'shortlist') return { kind };
  if (id === '' || id.length > 100) return null;
  if (kind === 'order') return { kind, id };
  const pieces = Number(qty);
  return kind === 'sku' && Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_QTY
    ? { kind, id, qty: pieces }
    : null;
}

export function listSourceText(source: ListSource): string {
  if (source.kind === 'cart' || source.kind === 'shortlist') return source.kind;
  return source.kind === 'order' ? `order:${source.id}` : `sku:${source.id}:${source.qty}`;
}
