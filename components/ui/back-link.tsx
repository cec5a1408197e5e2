import { Icon } from './icon';
import { cx } from './cx';
import { Link } from './link';

interface BackLinkProps {
  href: string;
  /** Name of the linked page. */
  label: string;
  className?: string;
}

/** A link to the parent page. */
export function BackLink({ href, label, className }: BackLinkProps) {
  return (
    <Link href={href} className={cx('link inline-flex min-h-11 min-w-0 items-center gap-1.5', className)}>
      <Icon name="chevron-start" className="size-4.5 shrink-0" />
      {label}
    </Link>
  );
}
