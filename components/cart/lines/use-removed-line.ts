import { useCallback, useState } from 'react';
import type { CartControls } from '@/lib/browser/cart/cart.client';
import type { CartLine } from '@/lib/domain/cart/cart';
import { type RemovedLine, addonsOf, removedLine } from './removed-line';

interface Removed {
  readonly line: RemovedLine;
  /** Null after a removal without scripts: then the form must restore it. */
  readonly addons: ReturnType<typeof addonsOf> | null;
}

/** The line removed last, and its restoration. `before` is the line removed before the page was rendered. */
export function useRemovedLine({ setQuantity, add }: CartControls, before: RemovedLine | null) {
  const [removed, setRemoved] = useState<Removed | null>(before && { line: before, addons: null });
  const [from, setFrom] = useState(before);
  // The page was rendered again with another line, after one was saved for later.
  if (JSON.stringify(from) !== JSON.stringify(before)) {
    setFrom(before);
    setRemoved(before && { line: before, addons: null });
  }

  const remove = useCallback(
    (line: CartLine): void => {
      setRemoved({ line: removedLine(line), addons: addonsOf(line) });
      setQuantity(line.id, 0, true);
    },
    [setQuantity],
  );

  async function restore(): Promise<boolean> {
    if (!removed?.addons) return false;
    const { sku, qty } = removed.line;
    const result = await add({ sku, qty, addons: removed.addons });
    if (result.ok) setRemoved(null);
    return result.ok;
  }

  return {
    removed: removed?.line ?? null,
    remove,
    /** Null if the form must be submitted instead. */
    restore: removed?.addons ? restore : null,
    dismiss: () => setRemoved(null),
  };
}
