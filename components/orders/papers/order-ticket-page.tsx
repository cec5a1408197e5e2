import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { routes } from '@/lib/config/routes';
import type { Order } from '@/lib/domain/orders/order';
import { getOrder } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { AccountAway } from '../../account/account-away';
import { OrderTicket } from './order-ticket';
import { PaperBar } from './paper-bar';

/** The papers that travel with an order. One that is not placed, or was cancelled, has none; another's is not found. */
export async function OrderTicketPage({ id }: { id: string }) {
  const href = routes.tickets(id);
  const [locale, order] = await Promise.all([getLocale(), customerPage(() => getOrder(id))]);
  if (typeof order === 'string') return <AccountAway reason={order} href={href} />;
  if (!order) notFound();
  if (order.status === 'awaiting-payment' || order.status === 'cancelled') return <NoTicket order={order} />;
  return (
    <>
      <PaperBar
        order={order}
        other={order.invoiceNumber ? { href: routes.invoice(order.id), label: 'invoice' } : null}
      />
      <OrderTicket order={order} locale={locale} />
    </>
  );
}

async function NoTicket({ order }: { order: Order }) {
  const [t, tInvoice] = await Promise.all([getTranslations('ticket'), getTranslations('invoice')]);
  const kind = order.status === 'cancelled' ? 'cancelled' : 'waiting';
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={t(`${kind}Title`, { number: order.number })}
        actions={
          <ButtonLink href={routes.order(order.id)} prefetch={false}>
            {tInvoice('back')}
          </ButtonLink>
        }
      >
        <p>{t(`${kind}Text`)}</p>
      </EmptyState>
    </div>
  );
}
