import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Money } from './money';

interface SumRowProps {
  label: ReactNode;
  cents: number;
  locale: string;
  className?: string;
  /** Replaces the amount. */
  children?: ReactNode;
}

/** One amount of a list of totals (`dl`). */
export function SumRow({ label, cents, locale, className, children }: SumRowProps) {
  return (
    <div className={cx('flex items-baseline justify-between gap-4', className)}>
      <dt>{label}</dt>
      <dd>{children || <Money cents={cents} locale={locale} />}</dd>
    </div>
  );
}
