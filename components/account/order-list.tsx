import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { Money } from '@/components/ui/money';
import { routes } from '@/lib/config/routes';
import type { OrderSummary } from '@/lib/contract/order';
import { formatDay } from '@/lib/i18n/dates';
import { OrderStatus } from './order-status';

/** Orders as rows; the whole row leads to the order. */
export async function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const [t, locale] = await Promise.all([getTranslations('orders'), getLocale()]);
  return (
    <ul aria-label={t('caption')} className="border-t border-ink">
      {orders.map((order) => (
        <li key={order.id} className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-4 hover:bg-tint sm:grid-cols-[8rem_minmax(0,1fr)_9rem_8rem] sm:px-3">
          <Link href={routes.order(order.id)} prefetch={false} className="font-medium tabular after:absolute after:inset-0 hover:underline hover:underline-offset-4">{order.number}</Link>
          <p className="text-soft max-sm:order-last max-sm:text-sm">{formatDay(order.placed_at, locale, 'medium')} · {t('itemCount', { count: order.item_count })}</p>
          <p className="max-sm:text-end"><OrderStatus status={order.status} /></p>
          <p className="text-end max-sm:order-last"><Money cents={order.total_amount} locale={locale} /></p>
        </li>
      ))}
    </ul>
  );
}
