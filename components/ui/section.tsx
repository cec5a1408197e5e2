import type { ReactNode } from 'react';
import { cx } from './cx';
import { Heading } from './heading';

interface SectionProps {
  title?: ReactNode;
  /** Shown at the end of the heading's line, such as a link to the whole list. */
  aside?: ReactNode;
  tone?: 'ground' | 'tint';
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A band of the page with its heading. */
export function Section({ title, aside, tone = 'ground', id, className, children }: SectionProps) {
  return (
    <section id={id} className={cx('py-section', tone === 'tint' && 'bg-tint', className)}>
      <div className="wrap">
        {title && (
          <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-12">
            <Heading level={2}>{title}</Heading>
            {aside}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
