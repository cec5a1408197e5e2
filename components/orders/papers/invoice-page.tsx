import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import type { Order } from '@/lib/domain/orders/order';
import { getOrder } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { AccountFallback } from '../../account/account-fallback';
import { Invoice, type InvoicedOrder } from './invoice';
import { PaperUnavailable } from './paper-unavailable';
import { PaperBar } from './paper-bar';

function isInvoiced(order: Order): order is InvoicedOrder {
  return order.invoiceNumber != null;
}

/**
 * One order as a tax invoice; with a bar on screen, or the sheet alone. For another customer's order it responds 404.
 */
export async function InvoicePage({ id, href, bar }: { id: string; href: string; bar: boolean }) {
  const [locale, order] = await Promise.all([getLocale(), customerPage(() => getOrder(id))]);
  if (typeof order === 'string') return <AccountFallback reason={order} href={href} />;
  if (!order) notFound();
  if (!isInvoiced(order)) return <PaperUnavailable order={order} paper="invoice" />;
  return (
    <>
      {bar && (
        <PaperBar
          back={{ href: routes.order(order.id) }}
          other={{ href: routes.tickets(order.id), label: order.isPickUp ? 'pickUpTicket' : 'docket' }}
        />
      )}
      <Invoice order={order} locale={locale} />
    </>
  );
}
