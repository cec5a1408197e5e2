import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountUnavailable } from '@/components/account/account-unavailable';
import { OrderFacts } from '@/components/account/order-facts';
import { OrderLinesTable } from '@/components/account/order-lines-table';
import { OrderNext } from '@/components/account/order-next';
import { OrderStatus } from '@/components/account/order-status';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { getOrder } from '@/lib/data/account';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { requireCustomer } from '@/lib/data/viewer';
import { formatDay } from '@/lib/i18n/dates';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('title'), robots: { index: false } };
}

export default async function OrderPage({ params, searchParams }: PageProps<'/[view]/orders/[id]'>) {
  const [{ id }, { placed }] = await Promise.all([params, searchParams]);
  const viewer = await requireCustomer(routes.order(id));
  const [t, locale, order] = await Promise.all([getTranslations('orders'), getLocale(), orUnavailable(getOrder(id))]);
  if (order === 'unavailable') return <AccountUnavailable href={routes.order(id)} />;
  if (!order) notFound();
  return (
    <AccountShell current="orders" viewer={viewer}>
      <Link href={routes.orders} prefetch={false} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
        <Icon name="chevron-start" className="size-4.5" />
        {t('backToOrders')}
      </Link>
      <div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <Heading level={1} size="lg" className="tabular">{t('orderTitle', { number: order.number })}</Heading>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-soft">{t('placedOn', { date: formatDay(order.placed_at, locale) })}<OrderStatus status={order.status} /></p>
        </div>
        {order.invoice_number && (
          <ButtonLink href={routes.invoice(order.id)} prefetch={false} variant="secondary">
            <Icon name="print" />
            {t('print')}
          </ButtonLink>
        )}
      </div>
      <OrderNext order={order} placed={placed === '1' ? 'placed' : placed === 'unpaid' ? 'unpaid' : null} />
      <OrderLinesTable order={order} locale={locale} />
      <OrderFacts order={order} locale={locale} />
    </AccountShell>
  );
}
