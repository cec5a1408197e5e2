import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InvoicePage } from '@/components/account/invoice-page';
import { routes } from '@/lib/config/routes';

export async function generateMetadata({ params }: PageProps<'/[view]/invoice/[id]'>): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('invoice'), params]);
  return { title: t('pageTitle', { number: id }), robots: { index: false } };
}

export default async function InvoiceRoute({ params }: PageProps<'/[view]/invoice/[id]'>) {
  const { id } = await params;
  return <InvoicePage id={id} href={routes.invoice(id)} bar />;
}
