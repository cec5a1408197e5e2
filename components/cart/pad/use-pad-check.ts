'use client';

import { useEffect, useRef, useState } from 'react';
import { goToLogin } from '@/lib/browser/cart/cart.client';
import { callDeferred } from '@/lib/browser/deferred';
import type { CallError } from '@/lib/browser/result';
import { useLinkActive } from '@/lib/browser/site/connection';
import type { PadFound } from '@/lib/domain/cart/order-pad/pad-sku';
import { type PadRow, wantedOf } from '@/lib/domain/cart/order-pad/pad-row';

const calls = () => import('@/lib/browser/cart/pad-calls');
/** Debounce: rows left in quick succession share one call. */
const TOGETHER_MS = 40;

type Found = ReadonlyMap<string, { readonly code: string; readonly found: PadFound }>;

/** Looks rows up on blur, in one call and each code once. Offline, waits for the connection. */
export function usePadCheck(rows: readonly PadRow[], typing: string | null, tell: (found: Found) => void) {
  const link = useLinkActive();
  const asked = useRef(new Map<string, string>());
  const [error, setError] = useState<CallError | null>(null);
  const [asking, setAsking] = useState(0);

  useEffect(() => {
    if (!link) return;
    const timer = setTimeout(() => {
      const wanted = rows.filter(
        (row) =>
          row.found === null && row.code.trim() !== '' && row.key !== typing && asked.current.get(row.key) !== row.code,
      );
      if (wanted.length > 0) void look(wanted);
    }, TOGETHER_MS);
    return () => clearTimeout(timer);

    async function look(wanted: readonly PadRow[]): Promise<void> {
      for (const { key, code } of wanted) asked.current.set(key, code);
      setAsking((count) => count + 1);
      const result = await callDeferred(calls, ({ findCodes }) => findCodes(wanted.map(wantedOf)));
      setAsking((count) => count - 1);
      for (const { key } of wanted) asked.current.delete(key);
      if (result.ok) {
        setError(null);
        tell(
          new Map(
            wanted.flatMap(({ key, code }, index) =>
              result.value[index] ? [[key, { code, found: result.value[index] }]] : [],
            ),
          ),
        );
      } else if (result.error.kind === 'signed-out') goToLogin();
      else {
        // Retried when the connection is back, or by the button.
        if (result.error.kind !== 'network') for (const { key, code } of wanted) asked.current.set(key, code);
        setError(result.error);
      }
    }
  }, [rows, typing, link, tell]);

  return {
    link,
    error,
    asking: asking > 0,
    again: () => {
      asked.current.clear();
      setError(null);
      tell(new Map());
    },
  };
}
