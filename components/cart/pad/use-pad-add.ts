'use client';

import { type RefObject, useRef, useState } from 'react';
import { addLinesToCart, goToLogin } from '@/lib/browser/cart/cart.client';
import { newKey } from '@/lib/browser/forms/new-key';
import { type Sent, useRetryKey } from '@/lib/browser/forms/use-retry-key';
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

interface PadAdd {
  /** What was sent and not answered, and the function that stores it with the rows. */
  sent: RefObject<Sent>;
  store: () => void;
  /** Gets the rows that were sent, since others can be typed in the meantime. */
  onAdded: (added: readonly AddedLine[], rows: readonly PadRow[]) => void;
  onError: (error: CallError) => void;
}

/**
 * Adds the ready rows in one request; a retry after a lost reply uses the same idempotency key, also after the page was
 * loaded again, which restores the rows.
 */
export function usePadAdd({ sent, store, onAdded, onError }: PadAdd) {
  const [busy, setBusy] = useState(false);
  // Control and Enter can be pressed twice before the button is rendered as busy, and does not go through it.
  const running = useRef(false);
  const { keyOf, answered } = useRetryKey(sent);

  async function add(rows: readonly PadRow[]): Promise<void> {
    if (running.current) return;
    const lines = linesOf(rows);
    running.current = true;
    setBusy(true);
    const key = keyOf(JSON.stringify(lines));
    store();
    const result = await addAll(lines, key);
    running.current = false;
    setBusy(false);
    if (!result.ok) return result.error.kind === 'signed-out' ? goToLogin() : onError(result.error);
    answered();
    onAdded(result.value, rows);
    store();
  }

  return { busy, add };
}
