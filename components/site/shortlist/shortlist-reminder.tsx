import { getTranslations } from 'next-intl/server';
import { SHORTLIST } from '@/lib/config/routes-shortlist';
import { getShortlist } from '@/lib/data/catalogue/shortlist.server';
import { getViewer } from '@/lib/data/viewer';

/** For a customer whose browser still has a visitor's shortlist: offers to convert it to a list, or to delete it. */
export async function ShortlistReminder() {
  const [viewer, items] = await Promise.all([getViewer(), getShortlist()]);
  if (viewer.kind !== 'customer' || items.length === 0) return null;
  const [t, tShop] = await Promise.all([getTranslations('shortlist'), getTranslations('shop')]);
  return (
    <p className="border-b border-line bg-tint">
      <span className="wrap flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-sm">
        {t('yours', { products: tShop('count', { count: items.length }) })}{' '}
        <a href={SHORTLIST} className="link">
          {t('makeList')}
        </a>
      </span>
    </p>
  );
}
