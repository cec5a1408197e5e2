import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { OrderOutcomePage } from '@/components/checkout/outcome/order-outcome-page';
import { routes } from '@/lib/config/routes';
import { getOrderForTitle } from '@/lib/data/account/account';
import { customerPage } from '@/lib/data/account/customer-page';
import { placedOutcome } from '@/lib/data/checkout/order-outcome';

export async function generateMetadata({ params }: PageProps<'/[view]/checkout/placed/[id]'>): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('orders'), params]);
  const order = await getOrderForTitle(id);
  return { title: order ? t('orderTitle', { number: order.number }) : t('title'), robots: { index: false } };
}

/**
 * Shown after an order without immediate payment: on invoice, or paid by credit. It can be opened again at any time.
 */
export default async function OrderPlacedPage({ params }: PageProps<'/[view]/checkout/placed/[id]'>) {
  const { id } = await params;
  const here = routes.orderPlaced(id);
  const found = await customerPage(() => placedOutcome(id));
  if (typeof found === 'string') return <AccountFallback reason={found} href={here} />;
  if (!found) notFound();
  return <OrderOutcomePage found={found} here={here} />;
}
