import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { SelectField } from '@/components/ui/form/select-field';
import type { Facets } from '@/lib/data/catalogue/filtered-products';
import type { GroupLink } from '@/lib/domain/catalogue/catalogue';
import {
  FILTER_PARAMS,
  PRICED_SORTS,
  PUBLIC_SORTS,
  type ProductFilter,
  offeredBrands,
  withFilter,
} from '@/lib/domain/catalogue/product-filter';

const { category: CATEGORY, brand: BRAND, sort: SORT, ...FLAGS } = FILTER_PARAMS;

export interface FilterChoices {
  /** Address of the list or search without filters. */
  address: string;
  filter: ProductFilter;
  /** Groups to choose from; '' stands for all. */
  categories: readonly GroupLink[];
  /** The chosen group. */
  category: string;
  /** Prices are for customers only, and so is sorting by price. */
  signedIn: boolean;
}

interface FilterFormProps extends FilterChoices {
  facets: Facets;
}

/** A GET form: every choice has a separate address. */
export async function FilterForm({ address, filter, facets, categories, category, signedIn }: FilterFormProps) {
  const t = await getTranslations('filters');
  const flags = [
    { name: FLAGS.inStock, label: t('inStock'), checked: filter.inStock, offered: facets.hasSoldOut },
    { name: FLAGS.isNew, label: t('isNew'), checked: filter.isNew, offered: facets.hasNew },
    { name: FLAGS.onSpecial, label: t('onSpecial'), checked: filter.onSpecial, offered: facets.hasSpecial },
  ].filter(({ checked, offered }) => checked || offered);
  const brands = offeredBrands(facets.brands, filter);
  const sorts = [...PUBLIC_SORTS, ...(signedIn ? PRICED_SORTS : [])];
  return (
    <form
      // Fields keep what they showed when only the query changes, which would bring a removed filter back.
      key={withFilter(address, filter)}
      action={address}
      aria-label={t('open')}
      className="mt-4 grid gap-x-8 gap-y-6 border-y border-line py-6 md:grid-cols-3"
    >
      <div className="grid content-start gap-5">
        {categories.length > 1 && (
          <SelectField
            id="filter-category"
            name={CATEGORY}
            label={t('category')}
            defaultValue={category}
            options={categories.map(({ name, url }) => ({ value: url, label: name }))}
          />
        )}
        <SelectField
          id="filter-sort"
          name={SORT}
          label={t('sort')}
          prompt={t('sortBy.default')}
          defaultValue={filter.sort ?? ''}
          options={sorts.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) }))}
        />
      </div>
      {(brands.length > 1 || filter.brands.length > 0) && (
        <fieldset className="max-h-72 overflow-y-auto">
          <legend className="mb-1.5 text-sm font-medium">{t('brand')}</legend>
          {brands.map(({ name, count }) => (
            <Checkbox
              key={name}
              name={BRAND}
              value={name}
              defaultChecked={filter.brands.includes(name)}
              label={count === null ? name : `${name} (${count})`}
            />
          ))}
        </fieldset>
      )}
      <div className="grid content-start gap-5">
        {flags.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 text-sm font-medium">{t('only')}</legend>
            {flags.map(({ name, label, checked }) => (
              <Checkbox key={name} name={name} value="1" defaultChecked={checked} label={label} />
            ))}
          </fieldset>
        )}
        <Button type="submit">{t('show')}</Button>
      </div>
    </form>
  );
}
