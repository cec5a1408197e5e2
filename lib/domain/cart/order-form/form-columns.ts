import type { QuantityBreak } from '../../catalogue/catalogue';
import { safeCell } from './safe-cell';

/** A sku in an order form: the price in cents without GST, or null when the platform sends none. */
export interface FormSku {
  readonly code: string;
  readonly barcode: string;
  readonly name: string;
  readonly options: string;
  readonly category: string;
  readonly priceEach: number | null;
  /** Null when the platform does not disclose it. */
  readonly available: number | null;
  readonly cartonQty: number;
  readonly minQty: number;
  readonly qtyStep: number;
  /** Lower prices from a quantity on, smallest quantity first. */
  readonly breaks: readonly QuantityBreak[];
}

/** A cell of the form: text, a number, cents, or a quantity to be filled in. */
export type FormCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly count: number | null }
  | { readonly kind: 'cents'; readonly cents: number | null }
  | { readonly kind: 'quantity' };

const text = (value: string): FormCell => ({ kind: 'text', text: safeCell(value) });
const count = (value: number | null): FormCell => ({ kind: 'count', count: value });

interface FormColumn {
  readonly name: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (sku: FormSku) => FormCell;
}

/** In the order of the sheet. A workbook has the row's sum after them, which CSV cannot hold. */
export const FORM_COLUMNS = [
  { name: 'code', width: 18, cell: ({ code }) => text(code) },
  { name: 'product', width: 38, cell: ({ name }) => text(name) },
  { name: 'options', width: 26, cell: ({ options }) => text(options) },
  { name: 'category', width: 18, cell: ({ category }) => text(category) },
  { name: 'barcode', width: 16, cell: ({ barcode }) => text(barcode) },
  { name: 'stock', width: 9, cell: ({ available }) => count(available) },
  { name: 'carton', width: 9, cell: ({ cartonQty }) => count(cartonQty) },
  { name: 'least', width: 10, cell: ({ minQty }) => count(minQty) },
  { name: 'step', width: 10, cell: ({ qtyStep }) => count(qtyStep) },
  { name: 'price', width: 14, cell: ({ priceEach }) => ({ kind: 'cents', cents: priceEach }) },
  { name: 'quantity', width: 11, cell: () => ({ kind: 'quantity' }) },
] as const satisfies readonly FormColumn[];

export type FormColumnName = (typeof FORM_COLUMNS)[number]['name'];

/** Texts of a form, in its reader's language. */
export interface FormWords extends Readonly<Record<FormColumnName, string>> {
  /** Name of the sheet. */
  readonly name: string;
  /** Heading of the sheet. */
  readonly title: string;
  /** Heading of the row's sum. */
  readonly sum: string;
  readonly total: string;
}
