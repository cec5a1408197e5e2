import type * as contract from '../../contract/orders/reorder-line';
import { type PadSku, priceAt, toPadSku } from '../cart/order-pad/pad-sku';
import { possiblePieces } from '../catalogue/quantity';

/** A line of an order or a list with its former and current state. Money in cents without GST, quantities in pieces. */
export interface ReorderLine {
  readonly id: string;
  readonly productName: string;
  readonly options: string;
  readonly code: string;
  /** Slug of its product page; '' when it no longer has one. */
  readonly slug: string;
  readonly qty: number;
  readonly note: string;
  readonly addons: readonly { readonly id: string; readonly name: string; readonly value: string }[];
  /** With its extras; null when unknown. */
  readonly priceThen: number | null;
  readonly priceNow: number | null;
  /** Null when it is no longer sold. */
  readonly sku: PadSku | null;
  readonly extrasGone: boolean;
  /** Alternatives: first the shop's replacement, then similar skus. */
  readonly instead: readonly PadSku[];
  /** True when the first of `instead` is the shop's replacement. */
  readonly replaced: boolean;
}

/** Whether a line can be ordered unchanged, and if not, why. */
export type ReorderState = 'ready' | 'gone' | 'out-of-stock' | 'short' | 'quantity' | 'extras';

export function toReorderLine(wire: contract.ReorderLine): ReorderLine {
  return {
    id: wire.id,
    productName: wire.product_name,
    options: wire.name,
    code: wire.sku_code,
    slug: wire.url,
    qty: wire.qty,
    note: wire.note,
    addons: wire.addons,
    priceThen: wire.price_then ?? null,
    priceNow: wire.price_now ?? null,
    sku: wire.sku ? toPadSku(wire.sku) : null,
    extrasGone: wire.extras_gone,
    instead: [...(wire.replacement ? [wire.replacement] : []), ...wire.substitutes]
      .filter((one, index, all) => all.findIndex(({ sku }) => sku.id === one.sku.id) === index)
      .map(toPadSku),
    replaced: Boolean(wire.replacement),
  };
}

export function stateOfLine({ sku, extrasGone, qty }: ReorderLine): ReorderState {
  if (!sku) return 'gone';
  if (!sku.inStock) return 'out-of-stock';
  if (extrasGone) return 'extras';
  const possible = possiblePieces(qty, sku);
  if (possible === qty) return 'ready';
  return possible === null || possible < qty ? 'short' : 'quantity';
}

/** The default choice for a line: its sku, and the available quantity. */
export function suggestionFor(line: ReorderLine): {
  readonly take: boolean;
  readonly sku: string;
  readonly qty: number;
} {
  const { sku, qty, instead } = line;
  const state = stateOfLine(line);
  const possible = sku && possiblePieces(qty, sku);
  if (sku && possible !== null && state !== 'gone' && state !== 'out-of-stock' && state !== 'extras')
    return { take: true, sku: sku.skuId, qty: possible };
  const [first] = instead;
  return { take: false, sku: first?.skuId ?? sku?.skuId ?? '', qty: (first && possiblePieces(qty, first)) ?? qty };
}

/** The skus that may be ordered for a line. */
export function choicesFor({ sku, instead }: ReorderLine): readonly PadSku[] {
  return sku ? [sku, ...instead] : instead;
}

/**
 * Price of one of so many pieces of a choice, including the line's extras only for the line's own sku. `pieces` is null
 * while no quantity is typed.
 */
export function priceOf({ sku, qty, priceNow }: ReorderLine, choice: PadSku, pieces: number | null): number | null {
  if (choice.skuId !== sku?.skuId) return priceAt(choice, pieces ?? 0);
  const [then, now] = [priceAt(choice, qty), priceAt(choice, pieces ?? qty)];
  if (priceNow === null || then === null || now === null) return priceNow;
  // Other lines of the sku may have given it a lower price than its own quantity does.
  return Math.max(now, priceNow + now - then);
}

/** Price change since the former price, in cents; null when unchanged or unknown. */
export function priceChange({ priceThen, priceNow }: ReorderLine): number | null {
  return priceThen === null || priceNow === null || priceThen === priceNow ? null : priceNow - priceThen;
}
