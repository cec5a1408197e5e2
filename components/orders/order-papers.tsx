import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import type { Order } from '@/lib/domain/orders/order';

/** The order's papers: its tax invoice once issued, and the docket or ticket packed with the goods. */
export async function OrderPapers({ order }: { order: Order }) {
  const t = await getTranslations('orders');
  const travels = order.status !== 'awaiting-payment' && order.status !== 'cancelled';
  if (!order.invoiceNumber && !travels) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {order.invoiceNumber && (
        <ButtonLink href={routes.invoice(order.id)} variant="secondary">
          <Icon name="print" />
          {t('print')}
        </ButtonLink>
      )}
      {travels && (
        <ButtonLink href={routes.tickets(order.id)} variant="secondary">
          <Icon name="truck" />
          {t(order.isPickUp ? 'pickUpTicket' : 'docket')}
        </ButtonLink>
      )}
    </div>
  );
}
