import { useState } from 'react';
import { goToLogin } from '@/lib/browser/cart/cart.client';
import { callDeferred } from '@/lib/browser/deferred';
import { wordsOf } from '@/lib/browser/result';
import type { CartPanelLabels } from './cart-panel-labels';

/** State of a stock request: 'requested' once accepted, 'unavailable' if the platform lacks the call. */
export type StockRequestState = 'open' | 'asking' | 'requested' | 'unavailable';

interface Start {
  skuId: string | null;
  state: StockRequestState;
}

/** 'Tell me when it is back', for one sku at a time. `ask` returns the error text, null on success. */
export function useStockRequest(start: Start, onBack: () => void, labels: CartPanelLabels) {
  const [states, setStates] = useState<ReadonlyMap<string | null, StockRequestState>>(
    () => new Map([[start.skuId, start.state]]),
  );
  const note = (skuId: string, state: StockRequestState) => setStates((before) => new Map(before).set(skuId, state));

  async function ask(skuId: string): Promise<string | null> {
    note(skuId, 'asking');
    const result = await callDeferred(
      () => import('@/lib/browser/catalogue/stock-calls'),
      ({ askForStock }) => askForStock(skuId),
    );
    if (result.ok) {
      note(skuId, result.value ? 'requested' : 'open');
      if (!result.value) onBack();
      return null;
    }
    note(skuId, result.error.kind === 'not-found' ? 'unavailable' : 'open');
    if (result.error.kind === 'not-found') return null;
    if (result.error.kind === 'signed-out') goToLogin();
    return wordsOf(result.error, { network: labels.noReply, other: labels.somethingWrong });
  }

  return { stateOf: (skuId: string | null) => states.get(skuId) ?? 'open', ask };
}
