import type { AddonChoice } from '@/lib/contract/catalogue/product';
import type { CartLine } from '@/lib/domain/cart/cart';

/** The list to which a line was moved. */
interface Saved {
  readonly list: string;
  readonly line: string;
  /** The quantity that was saved there before, as in the address; 0 if none. */
  readonly before: string;
}

export interface RemovedLine {
  /** Id of the line; empty if unknown. */
  readonly id: string;
  /** Empty if unknown: after a removal without scripts. */
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  /** JSON, as in the form without scripts. */
  readonly addons: string;
  /** Of this rendering of the form that restores it; empty for one that a script has removed. */
  readonly key: string;
  /** Null if it was not moved to a list. */
  readonly saved: Saved | null;
}

export function addonsOf(line: CartLine): AddonChoice[] {
  return line.addons.map(({ id, value }) => ({ id, value }));
}

export function removedLine(line: CartLine): RemovedLine {
  return {
    id: line.id,
    name: line.name,
    sku: line.skuId,
    qty: line.qty,
    addons: JSON.stringify(addonsOf(line)),
    key: '',
    saved: null,
  };
}

/** Reads the query of the redirect after a removal without scripts; null if there was none. `key` is a new one. */
export function removedFromQuery(
  query: Readonly<Record<string, string | string[] | undefined>>,
  key: string,
): RemovedLine | null {
  const { removed, qty, addons, list, line, before } = query;
  if (typeof removed !== 'string' || typeof qty !== 'string' || !/^[1-9]\d{0,3}$/.test(qty)) return null;
  return {
    id: '',
    name: '',
    sku: removed,
    qty: Number(qty),
    addons: typeof addons === 'string' ? addons : '',
    key,
    saved:
      typeof list === 'string' && typeof line === 'string'
        ? { list, line, before: typeof before === 'string' ? before : '' }
        : null,
  };
}
