export type OrderUnit = 'each' | 'carton';

/** One line of a pasted order. */
export interface OrderTextRow {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly original: string;
  /** The product's code or barcode; '' if there is only a name. */
  readonly code: string;
  /** Other words that identify the product; '' for none. */
  readonly words: string;
  /** Null when it is not a valid quantity; `typed` has the original text. */
  readonly qty: number | null;
  readonly typed: string;
  readonly unit: OrderUnit;
  /** Price of the code in cents in this shop's own order form; null for anything else. */
  readonly formPrice: number | null;
}

export interface SkippedLine {
  readonly line: number;
  readonly original: string;
}

/** The parsed order: every non-blank line of the text is a row, skipped, or beyond the maximum. */
export interface OrderText {
  readonly rows: readonly OrderTextRow[];
  /** Greetings, headers, totals, and lines of a form that order nothing. */
  readonly skipped: readonly SkippedLine[];
  /** Number of rows beyond the maximum. */
  readonly beyond: number;
}

/** Maximum number of rows of an order on the pad. */
export const MAX_ORDER_ROWS = 1_000;

/** The order without the rows for which the pad has no room beside those that are `filled`. */
export function fittingOrder(order: OrderText, filled: number): OrderText {
  const room = Math.max(0, MAX_ORDER_ROWS - filled);
  const left = Math.max(0, order.rows.length - room);
  return left === 0 ? order : { ...order, rows: order.rows.slice(0, room), beyond: order.beyond + left };
}
