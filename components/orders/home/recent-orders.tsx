import { getTranslations } from 'next-intl/server';
import { OrderStatus } from '@/components/orders/order-status';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/text/money';
import { routes } from '@/lib/config/routes';
import type { OrderSummary } from '@/lib/domain/orders/order';
import { formatDay } from '@/lib/i18n/dates';

/** The last orders, each with a link to order it again. */
export async function RecentOrders({ orders, locale }: { orders: readonly OrderSummary[]; locale: string }) {
  const t = await getTranslations('orders');
  return (
    <ul className="border-t border-ink">
      {orders.map(({ id, number, placedAt, itemCount, status, isPickUp, totalAmount }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <p className="min-w-0">
            <Link href={routes.order(id)} className="font-medium tabular hover:underline">
              {number}
            </Link>
            <span className="block text-sm text-soft">
              {formatDay(placedAt, locale, 'medium')} · {t('itemCount', { count: itemCount })}
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <OrderStatus order={{ status, isPickUp }} />
            <Money cents={totalAmount} locale={locale} />
            <Link href={routes.orderAgain(id)} className="link inline-flex min-h-11 items-center">
              {t('again')}
              <span className="sr-only">: {number}</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
