import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { getOrder } from '@/lib/data/account';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { requireCustomer } from '@/lib/data/viewer';
import { AccountUnavailable } from './account-unavailable';
import { InvoiceBar } from './invoice-bar';
import { Invoice } from './invoice';

/** One order as a tax invoice; with the bar on screen, or the sheet alone. Another's order is not found. */
export async function InvoicePage({ id, href, bar }: { id: string; href: string; bar: boolean }) {
  await requireCustomer(href);
  const [locale, order] = await Promise.all([getLocale(), orUnavailable(getOrder(id))]);
  if (order === 'unavailable') return <AccountUnavailable href={href} />;
  if (!order) notFound();
  return (
    <>
      {bar && <InvoiceBar orderId={order.id} />}
      <Invoice order={order} locale={locale} />
    </>
  );
}
