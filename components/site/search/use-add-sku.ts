import { useState } from 'react';
import { addLinesToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { useRetryKey } from '@/lib/browser/forms/use-retry-key';
import { wordsOf } from '@/lib/browser/result';
import { PAD_ADD_CALL } from '@/lib/config/pad-addresses';
import { type RowState, emptyRow, stateOf, withSku } from '@/lib/domain/cart/order-pad/pad-row';
import type { PadSku } from '@/lib/domain/cart/order-pad/pad-sku';
import { fillWords } from '@/lib/i18n/fill-words';
import type { OrderLabels } from './order-labels';

interface Note {
  readonly words: string;
  readonly good: boolean;
}

function problemOf(state: RowState, labels: OrderLabels): string {
  if (state.kind === 'least' || state.kind === 'multiple' || state.kind === 'short')
    return fillWords(labels[state.kind], { count: state.count });
  return state.kind === 'out-of-stock' ? labels.outOfStock : labels.noQuantity;
}

/** Adds a typed quantity of one sku to the cart, once, and reports the result. */
export function useAddSku(sku: PadSku, labels: OrderLabels) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note | null>(null);
  const { keyOf, answered } = useRetryKey();

  /** @returns true if it was added to the cart */
  async function add(qty: string): Promise<boolean> {
    if (busy) return false;
    const state = stateOf({ ...withSku(emptyRow(sku.skuId), sku), qty });
    if (state.kind !== 'ready') {
      setNote({ words: problemOf(state, labels), good: false });
      return false;
    }
    const { pieces } = state;
    setBusy(true);
    const result = await addLinesToCart([{ sku: sku.skuId, qty: pieces }], keyOf(String(pieces)), PAD_ADD_CALL);
    setBusy(false);
    if (!result.ok) {
      if (result.error.kind === 'signed-out') goToLogin();
      else setNote({ words: wordsOf(result.error, { network: labels.network, other: labels.wrong }), good: false });
      return false;
    }
    answered();
    const [line] = result.value;
    const added = line?.added ?? 0;
    setNote(
      added > 0
        ? { words: fillWords(labels.added, { count: added }), good: true }
        : { words: line?.message || labels.wrong, good: false },
    );
    return added > 0;
  }

  return { busy, note, add, forget: () => setNote(null) };
}
