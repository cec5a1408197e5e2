import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { getOrder } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { AccountFallback } from '../../account/account-fallback';
import { OrderTicket } from './order-ticket';
import { PaperUnavailable } from './paper-unavailable';
import { PaperBar } from './paper-bar';

/**
 * The papers packed with an order. An order that is not placed, or was cancelled, has none; for another customer's
 * order it responds 404.
 */
export async function OrderTicketPage({ id }: { id: string }) {
  const href = routes.tickets(id);
  const [locale, order] = await Promise.all([getLocale(), customerPage(() => getOrder(id))]);
  if (typeof order === 'string') return <AccountFallback reason={order} href={href} />;
  if (!order) notFound();
  if (order.status === 'awaiting-payment' || order.status === 'cancelled')
    return <PaperUnavailable order={order} paper="ticket" />;
  return (
    <>
      <PaperBar
        back={{ href: routes.order(order.id) }}
        other={order.invoiceNumber ? { href: routes.invoice(order.id), label: 'invoice' } : null}
      />
      <OrderTicket order={order} locale={locale} />
    </>
  );
}
