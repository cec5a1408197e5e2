import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { GroupLink } from '@/lib/domain/catalogue/catalogue';
import { type ProductFilter, activeFilters, withFilter } from '@/lib/domain/catalogue/product-filter';

interface ActiveFiltersProps {
  address: string;
  filter: ProductFilter;
  categories: readonly GroupLink[];
}

/** The active filters, each with a link that removes it. */
export async function ActiveFilters({ address, filter, categories }: ActiveFiltersProps) {
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  const t = await getTranslations('filters');
  const nameOf = ({ kind, value }: (typeof active)[number]): string =>
    kind === 'brand'
      ? value
      : kind === 'category'
        ? (categories.find(({ url }) => url === value)?.name ?? value)
        : t(kind);
  return (
    <nav aria-label={t('active')} className="mt-4">
      <ul className="flex flex-wrap items-center gap-2">
        {active.map((one) => (
          <li key={`${one.kind} ${one.value}`}>
            <Link
              href={withFilter(address, one.without)}
              aria-label={t('remove', { name: nameOf(one) })}
              className="btn btn-sm bg-tint hover:underline"
            >
              {nameOf(one)} ×
            </Link>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <Link href={address} className="link inline-block px-2 py-1">
              {t('clear')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
