import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { routes } from '@/lib/config/routes';
import { fillWords } from '@/lib/i18n/fill-words';
import type { MatrixLabels } from './matrix-labels';
import type { useOrderMatrix } from './use-order-matrix';

interface MatrixFootProps {
  order: Pick<ReturnType<typeof useOrderMatrix>, 'pieces' | 'message'>;
  busy: boolean;
  labels: MatrixLabels;
}

/** The button that adds everything, the total, and the result. */
export function MatrixFoot({ order, busy, labels }: MatrixFootProps) {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="lg" busy={busy}>
          {busy ? labels.adding : labels.add}
        </Button>
        {order.pieces > 0 && <p className="text-soft tabular">{fillWords(labels.pieces, { count: order.pieces })}</p>}
      </div>
      <div className="mt-5 max-w-reading empty:hidden">
        {order.message && (
          <Notice tone={order.message.tone}>
            {order.message.words}
            {order.message.anyAdded && (
              <ButtonLink href={routes.cart} variant="quiet" size="sm" className="ms-2 underline">
                {labels.goToCart}
              </ButtonLink>
            )}
          </Notice>
        )}
      </div>
    </>
  );
}
