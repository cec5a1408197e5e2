import { cx } from './cx';
import { Link } from './link';

export interface Crumb {
  label: string;
  /** Absent on the last one, the current page. */
  href?: string;
}

export function Breadcrumbs({
  items,
  label,
  className,
}: {
  items: readonly Crumb[];
  label: string;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cx('text-sm text-soft', className)}>
      <ol className="flex items-center gap-x-2 overflow-x-auto whitespace-nowrap [scrollbar-width:none] md:flex-wrap">
        {items.map((item, index) => (
          <li key={`${item.href ?? ''}${item.label}`} className="flex shrink-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-edge">
                /
              </span>
            )}
            {item.href ? (
              <Link href={item.href} className="foot-link hover:text-ink">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 py-1 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
