import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountShell } from '@/components/account/account-shell';
import { AccountFallback } from '@/components/account/account-fallback';
import { OrderFacts } from '@/components/orders/order-facts';
import { OrderLinesTable } from '@/components/orders/order-lines-table';
import { OrderNext } from '@/components/orders/order-next';
import { OrderPapers } from '@/components/orders/order-papers';
import { OrderStatus } from '@/components/orders/order-status';
import { ButtonLink } from '@/components/ui/button';
import { BackLink } from '@/components/ui/back-link';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { getOrder, getOrderForTitle } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { formatDay } from '@/lib/i18n/dates';

export async function generateMetadata({ params }: PageProps<'/[view]/orders/[id]'>): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('orders'), params]);
  const order = await getOrderForTitle(id);
  return { title: order ? t('orderTitle', { number: order.number }) : t('title'), robots: { index: false } };
}

export default async function OrderPage({ params, searchParams }: PageProps<'/[view]/orders/[id]'>) {
  const [{ id }, { placed }] = await Promise.all([params, searchParams]);
  const address =
    typeof placed === 'string' ? `${routes.order(id)}?placed=${encodeURIComponent(placed)}` : routes.order(id);
  const [t, tCart, locale, order] = await Promise.all([
    getTranslations('orders'),
    getTranslations('cart'),
    getLocale(),
    customerPage(() => getOrder(id)),
  ]);
  if (typeof order === 'string') return <AccountFallback reason={order} href={address} />;
  if (!order) notFound();
  return (
    <AccountShell current="orders">
      <BackLink href={routes.orders} label={t('backToOrders')} className="text-sm" />
      <div className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <Heading level={1} size="lg" className="tabular">
            {t('orderTitle', { number: order.number })}
          </Heading>
          <p className="mt-2 flex flex-wrap items-center gap-3 text-soft">
            {t('placedOn', { date: formatDay(order.placedAt, locale) })}
            <OrderStatus order={order} />
          </p>
        </div>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={routes.listAdd(`order:${order.id}`)} variant="secondary">
            {tCart('saveAsList')}
          </ButtonLink>
          <ButtonLink href={routes.orderAgain(order.id)}>{t('again')}</ButtonLink>
        </p>
      </div>
      <OrderNext order={order} unpaid={placed === 'unpaid'} />
      <OrderLinesTable order={order} locale={locale} />
      <OrderPapers order={order} />
      <OrderFacts order={order} locale={locale} />
    </AccountShell>
  );
}
