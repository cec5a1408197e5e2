import { pageItems } from '@/lib/domain/catalogue/paging';
import { cx } from './cx';
import { Icon, type IconName } from './icon';
import { Link } from './link';

export interface PaginationLabels {
  navigation: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** Accessible name of a page link. */
  page: (page: number) => string;
}

interface PaginationProps {
  current: number;
  count: number;
  hrefFor: (page: number) => string;
  labels: PaginationLabels;
}

const CELL = 'page-cell';

/** Renders nothing if there is only one page (specification 1, 'Pagination'). */
export function Pagination({ current, count, hrefFor, labels }: PaginationProps) {
  if (count <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className="flex items-center justify-center">
      <Step icon="first" label={labels.first} href={current > 1 ? hrefFor(1) : undefined} />
      <Step
        icon="chevron-start"
        label={labels.previous}
        href={current > 1 ? hrefFor(current - 1) : undefined}
        rel="prev"
      />
      <ol className="flex items-center sm:mx-3">
        {pageItems(current, count).map((item) =>
          item.kind === 'gap' ? (
            <li
              key={`gap-${item.after}`}
              aria-hidden="true"
              className={cx('px-1 text-soft', item.smallOnly && 'sm:hidden')}
            >
              …
            </li>
          ) : (
            <li key={item.page} className={item.near ? undefined : 'max-sm:hidden'}>
              {item.current ? (
                <span
                  role="link"
                  aria-disabled="true"
                  aria-current="page"
                  aria-label={labels.page(item.page)}
                  className={cx(CELL, 'bg-ink text-ground')}
                >
                  {item.page}
                </span>
              ) : (
                <Link href={hrefFor(item.page)} aria-label={labels.page(item.page)} className={CELL}>
                  {item.page}
                </Link>
              )}
            </li>
          ),
        )}
      </ol>
      <Step
        icon="chevron-end"
        label={labels.next}
        href={current < count ? hrefFor(current + 1) : undefined}
        rel="next"
      />
      <Step icon="last" label={labels.last} href={current < count ? hrefFor(count) : undefined} />
    </nav>
  );
}

function Step({ icon, label, href, rel }: { icon: IconName; label: string; href: string | undefined; rel?: string }) {
  if (!href)
    return (
      <span aria-hidden="true" className="page-cell text-line">
        <Icon name={icon} />
      </span>
    );
  return (
    <Link href={href} rel={rel} aria-label={label} className={CELL}>
      <Icon name={icon} />
    </Link>
  );
}
