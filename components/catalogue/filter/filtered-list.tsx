import { Pagination } from '@/components/ui/pagination';
import { pagerLabels } from '@/components/site/pager-labels';
import type { Facets, ListedProducts as Listed } from '@/lib/data/catalogue/filtered-products';
import { getViewer } from '@/lib/data/viewer';
import { isSignedIn } from '@/lib/domain/account/viewer';
import { ListedProducts } from '../table/listed-products';
import { FilterBar } from './filter-bar';
import type { FilterChoices } from './filter-form';
import { NoMatches } from './no-matches';

interface FilteredListProps extends Omit<FilterChoices, 'facets' | 'signedIn'> {
  facets: Facets | null;
  listed: Listed;
  page: number;
  /** Address of a page of the list, filters included. */
  hrefFor: (page: number) => string;
  /** Whether the count is shown above the list. */
  counted: boolean;
  /** Number of pictures above the fold, which are loaded first. */
  priority: number;
  level: 2 | 3;
}

/** A page of a list: filters, products and pagination. */
export async function FilteredList({ listed, page, hrefFor, counted, priority, level, ...choices }: FilteredListProps) {
  const [viewer, labels] = await Promise.all([getViewer(), pagerLabels()]);
  const { page: products, prices } = listed;
  return (
    <>
      <FilterBar {...choices} signedIn={isSignedIn(viewer)} count={counted ? products : null} />
      {products.items.length === 0 ? (
        <NoMatches address={choices.address} />
      ) : (
        <>
          <ListedProducts
            products={products.items}
            prices={prices}
            viewer={viewer}
            path={hrefFor(page)}
            priority={priority}
            level={level}
          />
          <div className="mt-16 md:mt-24">
            <Pagination current={page} count={products.pageCount} hrefFor={hrefFor} labels={labels} />
          </div>
        </>
      )}
    </>
  );
}
