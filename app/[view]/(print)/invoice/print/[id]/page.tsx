import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InvoicePage } from '@/components/orders/papers/invoice-page';
import { routes } from '@/lib/config/routes';
import { getOrderForTitle } from '@/lib/data/account/account';

export async function generateMetadata({ params }: PageProps<'/[view]/invoice/print/[id]'>): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('invoice'), params]);
  const number = (await getOrderForTitle(id))?.invoiceNumber;
  return { title: number ? t('pageTitle', { number }) : t('title'), robots: { index: false } };
}

export default async function InvoicePrintRoute({ params }: PageProps<'/[view]/invoice/print/[id]'>) {
  const { id } = await params;
  return <InvoicePage id={id} href={routes.invoicePrint(id)} bar={false} />;
}
