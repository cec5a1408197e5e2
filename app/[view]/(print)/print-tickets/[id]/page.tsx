import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderTicketPage } from '@/components/orders/papers/order-ticket-page';
import { getOrderForTitle } from '@/lib/data/account/account';

export async function generateMetadata({ params }: PageProps<'/[view]/print-tickets/[id]'>): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('ticket'), params]);
  const order = await getOrderForTitle(id);
  return {
    title: order ? `${t(order.isPickUp ? 'pickUpTitle' : 'docketTitle')} ${order.number}` : t('docketTitle'),
    robots: { index: false },
  };
}

export default async function PrintTicketsRoute({ params }: PageProps<'/[view]/print-tickets/[id]'>) {
  return <OrderTicketPage id={(await params).id} />;
}
