import { getTranslations } from 'next-intl/server';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs';
import { routes } from '@/lib/config/routes';
import { JsonLd } from '@/components/site/json-ld';
import { breadcrumbData } from '@/lib/seo/page-data';

/** Breadcrumbs that start with Home, also as structured data. */
export async function Trail({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const t = await getTranslations('common');
  const all = [{ label: t('home'), href: routes.home }, ...crumbs];
  return (
    <>
      <Breadcrumbs items={all} label={t('breadcrumbs')} className={className} />
      <JsonLd data={breadcrumbData(all)} />
    </>
  );
}
