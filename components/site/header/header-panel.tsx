import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** A panel below the sticky header, opened by a button with `popoverTarget`, without a script. */
export function HeaderPanel({
  id,
  label,
  className,
  children,
}: {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      id={id}
      popover="auto"
      role="navigation"
      aria-label={label}
      className={cx(
        'fixed inset-auto top-[calc(var(--header)-1px)] m-0 overflow-y-auto border-line bg-ground ' +
          'backdrop:top-(--header) backdrop:bg-veil/30',
        className,
      )}
    >
      {children}
    </div>
  );
}
