import type { Metadata } from 'next';
import { PageNotFound } from '@/components/site/page-not-found';
import { currentView } from '@/lib/i18n/current-view';

export const metadata: Metadata = { robots: { index: false } };

/**
 * What server/main.ts sends, with status 404, where Next's answer to a missing page is a shell that only scripts
 * fill.
 */
export default async function PageNotFoundPage() {
  await currentView();
  return <PageNotFound />;
}
