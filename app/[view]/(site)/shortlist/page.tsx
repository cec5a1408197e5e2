import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ShortlistView } from '@/components/cart/shortlist/shortlist-view';
import { Unavailable } from '@/components/site/unavailable';
import { SHORTLIST } from '@/lib/config/routes-shortlist';
import { getShortlisted } from '@/lib/data/catalogue/shortlist.server';
import { orUnavailable } from '@/lib/data/or-unavailable';
import { getViewer } from '@/lib/data/viewer';
import { localPath } from '@/lib/domain/content/links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shortlist');
  return { title: t('title'), robots: { index: false } };
}

/** The shortlist of this browser, with or without an account. */
export default async function ShortlistPage({ searchParams }: PageProps<'/[view]/shortlist'>) {
  const [query, viewer, t, items] = await Promise.all([
    searchParams,
    getViewer(),
    getTranslations('cart'),
    orUnavailable(getShortlisted()),
  ]);
  if (items === 'unavailable')
    return (
      <Unavailable
        href={SHORTLIST}
        labels={{ title: t('unavailableTitle'), text: t('unavailableText'), retry: t('retry') }}
      />
    );
  const read = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  return (
    <ShortlistView
      items={items}
      signedIn={viewer.kind !== 'visitor'}
      outcome={{
        added: read('added'),
        removed: read('removed'),
        qty: read('qty'),
        full: query.full !== undefined,
        saved: query.saved !== undefined,
      }}
      back={localPath(read('back'))}
    />
  );
}
