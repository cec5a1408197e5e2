export type OrderUnit = 'each' | 'carton';

/** One line of a pasted order. */
export interface OrderTextRow {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly original: string;
  /** The product's code or barcode; '' if there is only a name. */
  readonly code: string;
  /** What else names it; ''. */
  readonly words: string;
  /** Null where something is written that is no quantity: `typed` has it. */
  readonly qty: number | null;
  readonly typed: string;
  readonly unit: OrderUnit;
  /** Cents that this shop's own order form says for the code; null for anything else. */
  readonly formPrice: number | null;
}

export interface SkippedLine {
  readonly line: number;
  readonly original: string;
}

/** What was recognised: nothing of the text is left out of it. */
export interface OrderText {
  readonly rows: readonly OrderTextRow[];
  /** Greetings, headers, totals, and lines of a form that order nothing. */
  readonly skipped: readonly SkippedLine[];
  /** Rows beyond the most that are read. */
  readonly beyond: number;
}

/** Rows of one order that the pad takes. */
export const MOST_ORDER_ROWS = 1_000;
