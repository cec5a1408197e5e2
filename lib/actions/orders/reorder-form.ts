import { MAX_LINES_AT_ONCE } from '@/lib/contract/limits';
import { readPieces } from '@/lib/domain/catalogue/quantity';
import { type ReorderLine, choicesFor } from '@/lib/domain/orders/reorder';
import { type FormState, NEW_FORM, textOf } from '../form-state';

/** The source of the lines: `order:` or `list:` followed by an id. */
export type ReorderSource = `order:${string}` | `list:${string}`;

export interface ReorderFormState extends FormState {
  /** Ids of the lines that this form has added to the cart. */
  readonly added: readonly string[];
  /** Number of received responses. A form that is resubmitted after a lost response has the same idempotency key. */
  readonly turn: number;
  /** What was done, as text. */
  readonly outcome: string | null;
}

export const NEW_REORDER: ReorderFormState = { ...NEW_FORM, added: [], turn: 0, outcome: null };

/** Names of a line's fields, such as `qty.12`; the hidden ones have what was shown before anybody typed. */
export const reorderField = (name: 'take' | 'sku' | 'qty' | 'note' | 'was-qty' | 'was-note', id: string): string =>
  `${name}.${id}`;

/** Parses a form's source; null if it is invalid. */
export function readSource(text: string): { readonly kind: 'order' | 'list'; readonly id: string } | null {
  const [kind, ...rest] = text.split(':');
  const id = rest.join(':');
  return (kind === 'order' || kind === 'list') && id !== '' && id.length <= 200 ? { kind, id } : null;
}

export interface WantedLine {
  readonly line: ReorderLine;
  readonly sku: string;
  readonly qty: number;
  /** Addons, only if the sku is the line's own. */
  readonly addons: readonly { readonly id: string; readonly value: string }[];
}

/** The ticked lines, or the ids of those whose quantity is invalid. */
export function readWanted(
  data: FormData,
  lines: readonly ReorderLine[],
): { readonly wanted: readonly WantedLine[]; readonly wrong: readonly string[] } {
  const ticked = lines.filter(({ id }) => data.has(reorderField('take', id))).slice(0, MAX_LINES_AT_ONCE);
  const read = ticked.map((line) => {
    const choices = choicesFor(line);
    const typed = textOf(data, reorderField('sku', line.id));
    const sku = choices.find(({ skuId }) => skuId === typed) ?? choices[0];
    const qty = readPieces(textOf(data, reorderField('qty', line.id)));
    const addons = sku && sku.skuId === line.sku?.skuId && !line.extrasGone ? line.addons : [];
    return { line, sku: sku?.skuId ?? '', qty, addons: addons.map(({ id, value }) => ({ id, value })) };
  });
  return {
    wanted: read.flatMap((one) => (one.qty === null || one.sku === '' ? [] : [{ ...one, qty: one.qty }])),
    wrong: read.filter(({ qty }) => qty === null).map(({ line }) => line.id),
  };
}
