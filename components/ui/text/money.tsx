import { formatMoney } from '@/lib/domain/values/money';
import { cx } from '../cx';

interface MoneyProps {
  /** Whole cents. */
  cents: number;
  locale?: string;
  className?: string;
}

/** An amount in tabular figures, kept together and apart from the direction of the text around it. */
export function Money({ cents, locale, className }: MoneyProps) {
  return <bdi className={cx('tabular whitespace-nowrap', className)}>{formatMoney(cents, locale)}</bdi>;
}
