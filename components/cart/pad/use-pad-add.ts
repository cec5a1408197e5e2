'use client';

import { useRef, useState } from 'react';
import { addLinesToCart, addToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { newKey } from '@/lib/browser/forms/new-key';
import type { CallError, CallResult } from '@/lib/browser/result';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { linesOf } from '@/lib/domain/cart/order-pad/pad-lines';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';

type Lines = ReturnType<typeof linesOf>;

/** One by one, where the platform does not know the call that adds all of them. */
async function addEach(lines: Lines): Promise<CallResult<readonly AddedLine[]>> {
  const added: AddedLine[] = [];
  for (const { sku, qty } of lines) {
    const result = await addToCart({ sku, qty, addons: [] });
    if (result.ok) added.push({ sku, added: qty, message: '' });
    else if (result.error.kind === 'refused' || result.error.kind === 'not-found')
      added.push({ sku, added: 0, message: result.error.message });
    // What was added before the connection was lost has to leave the pad.
    else if (added.length === 0) return result;
    else break;
  }
  return { ok: true, value: added };
}

/** Adds what is ready in one request, once: the same rows sent again, because no reply came, are the same request. */
export function usePadAdd(onAdded: (added: readonly AddedLine[]) => void, onError: (error: CallError) => void) {
  const [busy, setBusy] = useState(false);
  const sent = useRef({ lines: '', key: '' });

  async function add(rows: readonly PadRow[]): Promise<void> {
    const lines = linesOf(rows);
    const text = JSON.stringify(lines);
    if (sent.current.lines !== text) sent.current = { lines: text, key: newKey() };
    setBusy(true);
    const many = await addLinesToCart(lines, sent.current.key);
    const result = !many.ok && many.error.kind === 'not-found' ? await addEach(lines) : many;
    setBusy(false);
    if (!result.ok) return result.error.kind === 'signed-out' ? goToLogin() : onError(result.error);
    sent.current = { lines: '', key: '' };
    onAdded(result.value);
  }

  return { busy, add };
}
