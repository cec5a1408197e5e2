import { readPieces } from '@/lib/domain/catalogue/quantity';
import { type ReorderLine, suggestionFor } from '@/lib/domain/orders/reorder';
import { reorderField } from './reorder-form';

interface Changes {
  readonly lines: { id: string; qty?: number; note?: string }[];
  /** Ids of lines whose quantity is invalid. */
  readonly wrong: readonly string[];
}

/**
 * The quantities and notes of a list's form that differ from the list. Lines to be removed are skipped. A suggested
 * quantity that replaces an impossible one is not a change.
 */
export function changedLines(data: FormData, lines: readonly ReorderLine[], removed: string): Changes {
  const changes: Changes['lines'] = [];
  const wrong: string[] = [];
  for (const line of lines) {
    const { id, qty, note } = line;
    if (id === removed) continue;
    const typed = data.get(reorderField('qty', id));
    const pieces = typeof typed === 'string' ? readPieces(typed) : qty;
    const words = data.get(reorderField('note', id));
    const change = {
      id,
      ...(pieces !== null && pieces !== qty && pieces !== suggestionFor(line).qty ? { qty: pieces } : {}),
      ...(typeof words === 'string' && words.trim() !== note ? { note: words.trim() } : {}),
    };
    if (pieces === null) wrong.push(id);
    else if (Object.keys(change).length > 1) changes.push(change);
  }
  return { lines: changes, wrong };
}
