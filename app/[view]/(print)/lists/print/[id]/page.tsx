import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccountFallback } from '@/components/account/account-fallback';
import { ShelfSheet } from '@/components/orders/papers/shelf-sheet';
import { routes } from '@/lib/config/routes';
import { USUAL_LIST } from '@/lib/contract/orders/list-names';
import { customerPage } from '@/lib/data/account/customer-page';
import { getList } from '@/lib/data/orders/lists.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lists');
  return { title: t('print'), robots: { index: false } };
}

export default async function PrintListRoute({ params }: PageProps<'/[view]/lists/print/[id]'>) {
  const { id } = await params;
  const [t, locale, list] = await Promise.all([getTranslations('lists'), getLocale(), customerPage(() => getList(id))]);
  if (typeof list === 'string') return <AccountFallback reason={list} href={routes.listPrint(id)} />;
  if (!list) notFound();
  const name = id === USUAL_LIST ? t('usual') : list.name;
  return <ShelfSheet list={list} name={name} printedAt={new Date()} locale={locale} />;
}
