import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { AccountShell } from '@/components/account/account-shell';
import { ClientWords } from '@/components/forms/client-words';
import { OrderAgain } from '@/components/orders/order-again.client';
import { ReorderForm } from '@/components/orders/reorder/reorder-form.client';
import { BackLink } from '@/components/ui/back-link';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import { getOrder } from '@/lib/data/account/account';
import { getShelf } from '@/lib/data/account/shelf-prices.server';
import { customerPage } from '@/lib/data/account/customer-page';
import { getComparison } from '@/lib/data/orders/lists.server';
import { shopDay } from '@/lib/domain/values/shop-day';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders');
  return { title: t('again'), robots: { index: false } };
}

/** Compares an order with current prices and stock; the cart changes only after the buyer has chosen. */
export default async function OrderAgainPage({ params }: PageProps<'/[view]/orders/[id]/again'>) {
  const { id } = await params;
  const [t, tOrders, locale, shelf, found] = await Promise.all([
    getTranslations('reorder'),
    getTranslations('orders'),
    getLocale(),
    getShelf(),
    customerPage(async () => {
      const [order, lines] = await Promise.all([getOrder(id), getComparison(id)]);
      return order && { order, lines };
    }),
  ]);
  if (typeof found === 'string') return <AccountFallback reason={found} href={routes.orderAgain(id)} />;
  if (!found) notFound();
  const { order, lines } = found;
  return (
    <AccountShell current="orders">
      <BackLink href={routes.order(id)} label={tOrders('orderTitle', { number: order.number })} className="text-sm" />
      <Heading level={1} size="lg" className="mt-2">
        {t('title', { number: order.number })}
      </Heading>
      <p className="mt-3 mb-8 max-w-reading text-soft">{t(lines ? 'lead' : 'unknown')}</p>
      <ClientWords parts={['reorder', 'forms']}>
        {lines ? (
          <ReorderForm
            source={`order:${id}`}
            lines={lines}
            editable={false}
            formKey={randomUUID()}
            shelf={shelf}
            locale={locale}
            today={shopDay(new Date())}
          />
        ) : (
          <OrderAgain
            orderId={id}
            formKey={randomUUID()}
            labels={{ submit: tOrders('again'), busy: tOrders('againBusy') }}
          />
        )}
      </ClientWords>
    </AccountShell>
  );
}
