import { useRef } from 'react';
import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/button';
import type { CartPanelLabels } from './cart-panel-labels';
import type { StockRequestState } from './use-stock-request';

/** Replaces the quantity of a sku out of stock; without scripts the form's action sends the request. */
export function StockRequest({ state, labels }: { state: StockRequestState; labels: CartPanelLabels }) {
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <div ref={outcome} tabIndex={-1} role="status" className="outline-none">
      {state === 'requested' && (
        <Notice tone="success" quiet>
          {labels.requested}
        </Notice>
      )}
      {state === 'unavailable' && <p className="text-soft">{labels.tellUnavailable}</p>}
      {(state === 'open' || state === 'asking') && (
        <>
          <Button type="submit" name="intent" value="tell" size="lg" block busy={state === 'asking'}>
            {state === 'asking' ? labels.telling : labels.tell}
          </Button>
          <KeepFocus to={outcome} />
        </>
      )}
    </div>
  );
}
