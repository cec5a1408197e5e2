import type { ReactNode } from 'react';
import { cx } from './cx';

/** A sheet of its own on the page: cart summary, sign-in, a set of fields. */
export function Panel({
  as: Tag = 'section',
  label,
  className,
  children,
}: {
  as?: 'section' | 'div' | 'aside' | 'article';
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag aria-label={label} className={cx('rounded-md border border-line bg-surface p-5 sm:p-8', className)}>
      {children}
    </Tag>
  );
}
