import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { CartLine } from '@/lib/domain/cart/cart';

/** The list to which a line was moved. */
interface Saved {
  readonly list: string;
  readonly line: string;
}

export interface RemovedLine {
  /** Empty if unknown: after a removal without scripts. */
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  /** JSON, as in the form without scripts. */
  readonly addons: string;
  /** Null if it was not moved to a list. */
  readonly saved: Saved | null;
}

export function addonsOf(line: CartLine): AddonChoice[] {
  return line.addons.map(({ id, value }) => ({ id, value }));
}

export function removedLine(line: CartLine): RemovedLine {
  return { name: line.name, sku: line.skuId, qty: line.qty, addons: JSON.stringify(addonsOf(line)), saved: null };
}

/** Reads the query of the redirect after a removal without scripts; null if there was none. */
export function removedFromQuery(query: Readonly<Record<string, string | string[] | undefined>>): RemovedLine | null {
  const { removed, qty, addons, list, line } = query;
  if (typeof removed !== 'string' || typeof qty !== 'string' || !/^[1-9]\d{0,3}$/.test(qty)) return null;
  return {
    name: '',
    sku: removed,
    qty: Number(qty),
    addons: typeof addons === 'string' ? addons : '',
    saved: typeof list === 'string' && typeof line === 'string' ? { list, line } : null,
  };
}
