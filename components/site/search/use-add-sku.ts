import { useRef, useState } from 'react';
import { addLinesToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { newKey } from '@/lib/browser/forms/new-key';
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
  /** A retry of the same quantity after a lost reply uses the same idempotency key. */
  const sent = useRef({ pieces: 0, key: '' });

  /** @returns true if it was added to the cart */
  async function add(qty: string): Promise<boolean> {
    if (busy) return false;
    const state = stateOf({ ...withSku(emptyRow(sku.skuId), sku), qty });
    if (state.kind !== 'ready') {
      setNote({ words: problemOf(state, labels), good: false });
      return false;
    }
    const { pieces } = state;
    if (sent.current.pieces !== pieces) sent.current = { pieces, key: newKey() };
    setBusy(true);
    const result = await addLinesToCart([{ sku: sku.skuId, qty: pieces }], sent.current.key, PAD_ADD_CALL);
    setBusy(false);
    if (!result.ok) {
      if (result.error.kind === 'signed-out') goToLogin();
      else setNote({ words: wordsOf(result.error, { network: labels.network, other: labels.wrong }), good: false });
      return false;
    }
    sent.current = { pieces: 0, key: '' };
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
