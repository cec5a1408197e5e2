import { pagerLabels } from '@/components/site/pager-labels';
import { Pagination } from '@/components/ui/pagination';
import type { WidgetContext } from './define';
import { addressAt, itemOf, pageOf } from './widget-paging';

/** Links to the pages of a list on a page-builder page; none on the home page, which has a single address. */
export async function ListPager({ count, context }: { count: number; context: WidgetContext }) {
  const { slug } = context;
  if (!slug) return null;
  const labels = await pagerLabels();
  return (
    <div className="mt-14 empty:hidden">
      <Pagination
        current={pageOf(context)}
        count={count}
        hrefFor={(number) => addressAt(slug, { item: itemOf(context), page: number })}
        labels={labels}
      />
    </div>
  );
}
