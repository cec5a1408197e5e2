import { cx } from '../cx';
import { Money } from './money';

export interface PriceLabels {
  /** Shown before the lowest of several prices: 'From'. */
  from: string;
  /** Read out before the old price: 'Was'. */
  was: string;
  /** Shown after the price, such as 'ex GST'. */
  note?: string;
}

interface PriceProps {
  /** Cents without GST. */
  price: number;
  fullPrice?: number | null;
  from?: boolean;
  locale?: string;
  size?: 'md' | 'lg';
  labels: PriceLabels;
  className?: string;
}

export function Price({ price, fullPrice, from = false, locale, size = 'md', labels, className }: PriceProps) {
  const reduced = fullPrice !== null && fullPrice !== undefined && fullPrice > price;
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {from && <span className="text-sm text-soft">{labels.from}</span>}
      <Money
        cents={price}
        locale={locale}
        className={cx('font-medium', size === 'lg' && 'text-2xl', reduced && 'text-accent')}
      />
      {reduced && (
        <s className="text-soft">
          <span className="sr-only">{labels.was} </span>
          <Money cents={fullPrice} locale={locale} />
        </s>
      )}
      {labels.note && <span className="text-sm text-soft">{labels.note}</span>}
    </span>
  );
}
