import { readPieces } from '@/lib/domain/catalogue/quantity';
import { type ReorderLine, suggestionFor } from '@/lib/domain/orders/reorder';
import { reorderField } from './reorder-form';

interface Changes {
  readonly lines: { id: string; qty?: number; note?: string }[];
  /** Ids of lines whose quantity is invalid. */
  readonly wrong: readonly string[];
}

/**
 * The quantities and notes that were typed into a list's form. Lines to be removed are skipped. What was left as it was
 * shown is no change, also if a colleague has changed it since, or a suggestion stood for an impossible quantity.
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
    const shownQty = data.get(reorderField('was-qty', id)) ?? String(suggestionFor(line).qty);
    const shownNote = data.get(reorderField('was-note', id)) ?? note;
    const change = {
      id,
      ...(pieces !== null && pieces !== qty && String(pieces) !== shownQty ? { qty: pieces } : {}),
      ...(typeof words === 'string' && ![note, shownNote].includes(words.trim()) ? { note: words.trim() } : {}),
    };
    if (pieces === null) wrong.push(id);
    else if (Object.keys(change).length > 1) changes.push(change);
  }
  return { lines: changes, wrong };
}
