import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/button';
import type { CartPanelLabels } from './cart-panel-labels';
import type { StockRequestState } from './use-stock-request';

/** In place of the quantity, for what is out of stock; without scripts the form's action asks. */
export function StockRequest({ state, labels }: { state: StockRequestState; labels: CartPanelLabels }) {
  return (
    <div role="status">
      {state === 'told' && <Notice tone="success">{labels.told}</Notice>}
      {state === 'unavailable' && <p className="text-soft">{labels.tellUnavailable}</p>}
      {(state === 'open' || state === 'asking') && (
        <Button type="submit" name="intent" value="tell" size="lg" block busy={state === 'asking'}>
          {state === 'asking' ? labels.telling : labels.tell}
        </Button>
      )}
    </div>
  );
}
