import { skuTitle } from '@/lib/domain/catalogue/sku-title';

/** Error message for a quantity above the stock (text_code OUT_OF_STOCK); null if available. Quantities in pieces. */
export function addRefusal({
  available,
  inCart,
  wanted,
}: {
  available: number;
  inCart: number;
  wanted: number;
}): string | null {
  if (inCart + wanted <= available) return null;
  if (available <= 0) return 'This is out of stock.';
  if (inCart === 0) return `Only ${available} left.`;
  return `Only ${available} left: ${inCart} ${inCart === 1 ? 'is' : 'are'} in your cart already.`;
}

/** Like addRefusal, for changing a line's quantity. Reducing it is always allowed, even if stock stays short. */
export function updateRefusal({
  available,
  elsewhere,
  from,
  to,
}: {
  available: number;
  /** Pieces of the sku on other lines of the cart. */
  elsewhere: number;
  from: number;
  to: number;
}): string | null {
  return to <= from ? null : addRefusal({ available, inCart: elsewhere, wanted: to });
}

export interface OrderedLine {
  skuId: string;
  productName: string;
  /** Distinguishes the sku within its product; may be empty. */
  name: string;
  qty: number;
}

/** Maximum quantity of a line: the stock minus the cart's other lines of the same sku. */
export function purchasable(
  lines: readonly Pick<OrderedLine, 'skuId' | 'qty'>[],
  index: number,
  available: number,
): number {
  const line = lines[index];
  if (!line) throw new RangeError(`There is no line ${index}`);
  const elsewhere = lines.reduce(
    (total, other, at) => (at !== index && other.skuId === line.skuId ? total + other.qty : total),
    0,
  );
  return Math.max(0, available - elsewhere);
}

/** The pieces of each sku on all its lines. */
export function piecesBySku(lines: readonly Pick<OrderedLine, 'skuId' | 'qty'>[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { skuId, qty } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + qty);
  return pieces;
}

/** Error message naming the first product short of stock; null if the order can be filled. */
export function shortage(lines: readonly OrderedLine[], stock: ReadonlyMap<string, number>): string | null {
  const wanted = piecesBySku(lines);
  for (const line of lines) {
    const available = stock.get(line.skuId) ?? 0;
    const total = wanted.get(line.skuId) ?? 0;
    if (total <= available) continue;
    const title = skuTitle(line.productName, line.name);
    if (available <= 0) return `${title} is out of stock. Remove it from your cart to place the order.`;
    return `Only ${available} of ${title} ${available === 1 ? 'is' : 'are'} left, and your cart has ${total}.`;
  }
  return null;
}
