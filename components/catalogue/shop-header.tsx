import { getTranslations } from 'next-intl/server';
import { FilterTabs } from '@/components/site/filter-tabs';
import { Trail } from '@/components/site/trail';
import { Heading } from '@/components/ui/heading';
import { Html } from '@/components/ui/text/html';
import { routes } from '@/lib/config/routes';
import type { GroupPlace } from '@/lib/domain/catalogue/catalogue';
import { type ProductFilter, withFilter } from '@/lib/domain/catalogue/product-filter';

interface ShopHeaderProps {
  /** Null for the whole shop. */
  place: GroupPlace | null;
  page: number;
  /** Preserved in the links to sibling groups. */
  filter: ProductFilter;
}

/** Breadcrumbs, title, description and sibling groups. */
export async function ShopHeader({ place, page, filter }: ShopHeaderProps) {
  const t = await getTranslations('shop');
  const group = place?.group;
  const parent = group?.parents.at(-1);
  const siblings = place?.siblings ?? [];
  const crumbs = group
    ? [
        { label: t('title'), href: routes.shop() },
        ...group.parents.map(({ name, url }) => ({ label: name, href: routes.shop(url) })),
        { label: group.name },
      ]
    : [{ label: t('title') }];
  return (
    <header className="mb-10 md:mb-14">
      <Trail crumbs={crumbs} />
      <div className="mt-6 grid gap-x-8 gap-y-5 md:mt-10 lg:grid-cols-12 lg:items-end">
        <Heading level={1} className="lg:col-span-7">
          {group ? t('titleGroup', { name: group.name }) : t('title')}
        </Heading>
        {group && page === 1 && <Html html={group.content} className="text-base text-soft lg:col-span-5" />}
      </div>
      {parent && siblings.length > 1 && (
        <FilterTabs
          label={t('categories')}
          tabs={[{ name: t('all'), url: parent.url }, ...siblings].map(({ name, url }) => ({
            name,
            href: withFilter(routes.shop(url), filter),
            current: url === group?.url,
          }))}
          className="mt-8 md:mt-12"
        />
      )}
    </header>
  );
}
