import { formatMoney } from '@/lib/domain/values/money';
import { cx } from '../cx';

interface MoneyProps {
  /** An integer. */
  cents: number;
  locale?: string;
  className?: string;
}

/** An amount in tabular figures, not wrapped, and isolated from the direction of the surrounding text. */
export function Money({ cents, locale, className }: MoneyProps) {
  return <bdi className={cx('tabular whitespace-nowrap', className)}>{formatMoney(cents, locale)}</bdi>;
}
