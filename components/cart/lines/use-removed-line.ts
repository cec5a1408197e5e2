import { useCallback, useState } from 'react';
import type { AddonChoice } from '@/lib/contract/catalogue/product';
import { useRetryKey } from '@/lib/browser/forms/use-retry-key';
import type { CallError } from '@/lib/browser/result';
import type { CartControls } from '@/lib/browser/cart/cart.client';
import type { CartLine } from '@/lib/domain/cart/cart';
import { type RemovedLine, addonsOf, removedLine } from './removed-line';

interface Removed {
  readonly line: RemovedLine;
  /** Null after a removal without scripts: then the form must restore it. */
  readonly addons: ReturnType<typeof addonsOf> | null;
}

/** True if both are the same removal; each rendering has a key of its own. */
function sameLine(one: RemovedLine | null, other: RemovedLine | null): boolean {
  return JSON.stringify(one && { ...one, key: '' }) === JSON.stringify(other && { ...other, key: '' });
}

/**
 * The line removed last, and its restoration. `before` is the line removed before the page was rendered. A line whose
 * removal failed is still in the cart: nothing says that it was removed, and restoring it adds nothing.
 */
export function useRemovedLine({ cart, waiting, errors, setQuantity, add }: CartControls, before: RemovedLine | null) {
  const [removed, setRemoved] = useState<Removed | null>(before && { line: before, addons: null });
  const [from, setFrom] = useState(before);
  const { keyOf, answered } = useRetryKey();
  // The page was rendered again with another line, after one was saved for later.
  if (!sameLine(from, before)) {
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

  async function restore({ id, sku, qty }: RemovedLine, addons: AddonChoice[]): Promise<CallError | null> {
    const result = await add({ sku, qty, addons }, keyOf(`${id} ${qty}`), id);
    if (!result.ok) return result.error;
    answered();
    setRemoved(null);
    return null;
  }

  const id = removed?.line.id ?? '';
  const hasFailed = errors[id] !== undefined && !waiting.has(id);
  if (hasFailed) setRemoved(null);
  const addons = removed?.addons;

  return {
    removed: removed?.line ?? null,
    /** It has left the cart. */
    gone: !cart.lines.some((line) => line.id === id),
    remove,
    /** Null if the form must be submitted instead. */
    restore: removed && addons ? () => restore(removed.line, addons) : null,
    dismiss: () => setRemoved(null),
  };
}
