import { pagerLabels } from '@/components/site/pager-labels';
import { Pagination } from '@/components/ui/pagination';
import type { WidgetContext } from './define';
import { pageOf, pagePath } from './widget-paging';

/** Links to the pages of a list on a page-builder page. */
export async function ListPager({ count, context }: { count: number; context: WidgetContext }) {
  const labels = await pagerLabels();
  return (
    <div className="mt-14 empty:hidden">
      <Pagination
        current={pageOf(context)}
        count={count}
        hrefFor={(number) => pagePath(context, number)}
        labels={labels}
      />
    </div>
  );
}
