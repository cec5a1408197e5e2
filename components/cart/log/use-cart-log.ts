import { useEffect, useState } from 'react';
import { onChangesElsewhere } from '@/lib/browser/cart/cart.client';
import { isNetworkError } from '@/lib/browser/site/connection';
import { type CartChange, lineKey } from '@/lib/domain/cart/cart-changes';
import type { CartLogState } from '@/lib/domain/cart/cart-log';

/** Changes made elsewhere while the cart is shown. Those rendered with the page are marked as seen when it is left. */
export function useCartLog(log: CartLogState | null, seenAt: string) {
  const [live, setLive] = useState<readonly CartChange[]>([]);

  useEffect(
    () =>
      onChangesElsewhere((changes) =>
        setLive((before) => {
          const newer = new Set(changes.map(({ line }) => lineKey(line)));
          return [...before.filter(({ line }) => !newer.has(lineKey(line))), ...changes];
        }),
      ),
    [],
  );

  const mark = log !== null && log.changes.length > 0 ? log.mark : null;
  useEffect(() => {
    if (mark === null) return;
    const tell = () => {
      const body = new URLSearchParams({ mark });
      fetch(seenAt, { method: 'POST', headers: { 'x-csrf': '1' }, body, keepalive: true }).catch((error: unknown) => {
        // Offline: the changes are shown again next time.
        if (!isNetworkError(error)) throw error;
      });
    };
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [mark, seenAt]);

  return { live, dismissLive: () => setLive([]) };
}
