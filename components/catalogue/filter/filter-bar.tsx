import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Facets } from '@/lib/data/catalogue/filtered-products';
import type { ProductPage } from '@/lib/domain/catalogue/catalogue';
import { ActiveFilters } from './active-filters';
import { type FilterChoices, FilterForm } from './filter-form';

interface FilterBarProps extends FilterChoices {
  /** Null if the platform has no filters: then only the count is shown. */
  facets: Facets | null;
  /** Null if it is shown elsewhere. */
  count: Pick<ProductPage, 'total' | 'more'> | null;
}

/** The count, the active filters and the filter form; without client scripts. */
export async function FilterBar({ count, ...form }: FilterBarProps) {
  const [t, shop] = await Promise.all([getTranslations('filters'), getTranslations('shop')]);
  const total =
    count === null || count.total === null
      ? null
      : count.more
        ? t('countMany', { count: count.total })
        : shop('count', { count: count.total });
  if (form.facets === null) return total && <p className="mb-8 text-soft tabular">{total}</p>;
  return (
    <div className="mb-8">
      <details>
        <summary className="flex flex-wrap items-center justify-between gap-4">
          <span className="text-soft tabular">{total}</span>
          <span className="btn btn-secondary btn-sm">
            {t('open')}
            <Icon name="chevron-down" />
          </span>
        </summary>
        <FilterForm {...form} facets={form.facets} />
      </details>
      <ActiveFilters address={form.address} filter={form.filter} categories={form.categories} />
    </div>
  );
}
