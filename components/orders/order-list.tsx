import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import { routes } from '@/lib/config/routes';
import type { OrderSummary } from '@/lib/domain/orders/order';
import { linkTarget } from '@/lib/domain/content/links';
import { formatDay } from '@/lib/i18n/dates';
import { OrderStatus } from './order-status';

/** Orders as rows; the whole row links to the order, with the links to parcel and invoice above it. */
export async function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const [t, locale] = await Promise.all([getTranslations('orders'), getLocale()]);
  return (
    <ul aria-label={t('caption')} className="border-t border-ink">
      {orders.map((order) => (
        <li
          key={order.id}
          className={
            'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b ' +
            'border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)_9rem_8rem]'
          }
        >
          <Link
            href={routes.order(order.id)}
            className="font-medium tabular after:absolute after:inset-0 hover:underline hover:underline-offset-4"
          >
            {order.number}
          </Link>
          <p className="text-soft max-sm:col-span-full max-sm:row-start-2 max-sm:text-sm">
            {formatDay(order.placedAt, locale, 'medium')} · {t('itemCount', { count: order.itemCount })}
          </p>
          <p className="self-center leading-none max-sm:row-start-3">
            <OrderStatus order={order} />
          </p>
          <p className="text-end max-sm:row-start-1 max-sm:[grid-column:2]">
            <Money cents={order.totalAmount} locale={locale} />
          </p>
          <p
            className={
              'relative z-10 col-span-full flex flex-wrap gap-x-5 text-sm empty:hidden sm:col-start-2 sm:col-end-5'
            }
          >
            <Parcel order={order} />
            {order.invoiceNumber && (
              <Link href={routes.invoice(order.id)} className="link inline-flex tap items-center">
                {t('invoiceOf', { number: order.invoiceNumber })}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The parcel's carrier and tracking link. */
async function Parcel({ order: { carrier, trackingNumber: number, trackingUrl: url } }: { order: OrderSummary }) {
  const [t, tLayout] = await Promise.all([getTranslations('orders'), getTranslations('layout')]);
  if (!number) return null;
  const words = carrier ? t('parcelBy', { carrier, number }) : t('trackingNumber', { number });
  const target = linkTarget(url ?? '');
  if (target.kind !== 'external')
    return <span className="inline-flex tap items-center text-soft tabular">{words}</span>;
  return (
    <a href={target.href} target="_blank" rel="noreferrer" className="link inline-flex tap items-center tabular">
      {words}
      <span className="sr-only"> ({tLayout('newTab')})</span>
    </a>
  );
}
