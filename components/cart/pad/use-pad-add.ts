'use client';

import { useRef, useState } from 'react';
import { addLinesToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { newKey } from '@/lib/browser/forms/new-key';
import { useRetryKey } from '@/lib/browser/forms/use-retry-key';
import type { CallError, CallResult } from '@/lib/browser/result';
import { PAD_ADD_CALL } from '@/lib/config/pad-addresses';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { linesOf } from '@/lib/domain/cart/order-pad/pad-lines';
import type { PadRow } from '@/lib/domain/cart/order-pad/pad-row';

type Lines = ReturnType<typeof linesOf>;

/** Repeats the request for lines that a slow platform left out of its reply, as long as each reply adds some. */
async function addAll(lines: Lines, key: string): Promise<CallResult<readonly AddedLine[]>> {
  const done: AddedLine[] = [];
  for (let left = lines; left.length > 0;) {
    const result = await addLinesToCart(left, done.length === 0 ? key : newKey(), PAD_ADD_CALL);
    if (!result.ok && done.length === 0) return result;
    // Added lines must be removed from the pad even if a later call fails.
    if (!result.ok || result.value.length === 0) break;
    done.push(...result.value);
    const known = new Set(done.map(({ sku }) => sku));
    left = left.filter(({ sku }) => !known.has(sku));
  }
  return { ok: true, value: done };
}

/**
 * Adds the ready rows in one request; a retry after a lost reply uses the same idempotency key. `onAdded` is told the
 * rows that were sent, since others can be typed in the meantime.
 */
export function usePadAdd(
  onAdded: (added: readonly AddedLine[], sent: readonly PadRow[]) => void,
  onError: (error: CallError) => void,
) {
  const [busy, setBusy] = useState(false);
  // Control and Enter can be pressed twice before the button is rendered as busy, and does not go through it.
  const running = useRef(false);
  const { keyOf, answered } = useRetryKey();

  async function add(rows: readonly PadRow[]): Promise<void> {
    if (running.current) return;
    const lines = linesOf(rows);
    running.current = true;
    setBusy(true);
    const result = await addAll(lines, keyOf(JSON.stringify(lines)));
    running.current = false;
    setBusy(false);
    if (!result.ok) return result.error.kind === 'signed-out' ? goToLogin() : onError(result.error);
    answered();
    onAdded(result.value, rows);
  }

  return { busy, add };
}
