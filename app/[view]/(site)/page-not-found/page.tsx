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
 * Sent by server/main.ts with status 404 instead of Next's response to a missing page, which stays empty without
 * scripts.
 */
export default async function PageNotFoundPage() {
  await currentView();
  return <PageNotFound titled={false} />;
}
