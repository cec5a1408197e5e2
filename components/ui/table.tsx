import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

interface TableProps {
  /** Read out before the table; also the name of the scrolling region. */
  caption: string;
  captionHidden?: boolean;
  /** The first column stays in view; its cells need a class of app/components.css. */
  held?: boolean;
  className?: string;
  children: ReactNode;
}

/** Scrolls horizontally on small screens, with a shadow at edges with more content. */
export function Table({ caption, captionHidden = true, held = false, className, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={cx('scroll-cue -mx-gutter overflow-x-auto pe-gutter md:mx-0 md:px-0', !held && 'ps-gutter')}
    >
      <table className={cx('ledger', className)}>
        <caption className={captionHidden ? 'sr-only' : 'pb-3 text-start text-sm text-soft'}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

interface CellProps {
  /** Aligns numbers to the end of the cell, in tabular figures. */
  numeric?: boolean;
}

export function Th({ numeric = false, className, scope = 'col', ...rest }: ComponentProps<'th'> & CellProps) {
  return <th scope={scope} className={cx(numeric && 'text-end', className) || undefined} {...rest} />;
}

export function Td({ numeric = false, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td className={cx(numeric && 'text-end tabular whitespace-nowrap', className) || undefined} {...rest} />;
}
