import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { routes } from '@/lib/config/routes';
import type { Order } from '@/lib/domain/orders/order';

/** Explains why an order has no tax invoice or ticket: a sheet without its number would look like a valid one. */
export async function PaperUnavailable({ order, paper }: { order: Order; paper: 'invoice' | 'ticket' }) {
  const [t, tInvoice] = await Promise.all([getTranslations(paper), getTranslations('invoice')]);
  const kind = order.status === 'cancelled' ? 'cancelled' : 'waiting';
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={t(`${kind}Title`, { number: order.number })}
        actions={<ButtonLink href={routes.order(order.id)}>{tInvoice('back')}</ButtonLink>}
      >
        <p>{t(`${kind}Text`)}</p>
      </EmptyState>
    </div>
  );
}
