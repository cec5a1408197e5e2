import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageNotFound } from '@/components/site/page-not-found';
import { currentView } from '@/lib/i18n/current-view';

export async function generateMetadata(): Promise<Metadata> {
  await currentView();
  const t = await getTranslations('errors');
  return { title: t('notFoundTitle'), robots: { index: false } };
}

/**
 * What server/main.ts sends, with status 404, where Next's answer to a missing page is a shell that only scripts
 * fill.
 */
export default async function PageNotFoundPage() {
  await currentView();
  return <PageNotFound titled={false} />;
}
