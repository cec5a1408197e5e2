import { cx } from '../cx';

/** A quiet block where content will be; give it a size. Put one `aria-busy` region with a label around several. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-sm bg-tint', className)} />;
}
