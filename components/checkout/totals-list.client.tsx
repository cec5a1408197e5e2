'use client';

import { useWords } from '@/components/forms/words.client';
import { Money } from '@/components/ui/text/money';
import { cx } from '@/components/ui/cx';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';

/** The platform's figures: nothing is added up here. */
export function TotalsList({
  quote: { totals, promotion },
  pending,
  locale,
}: {
  quote: CheckoutQuote;
  pending: boolean;
  locale: string;
}) {
  const t = useWords('checkout');
  const byCredit = totals.credit.used > 0;
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <dl
      aria-busy={pending}
      className={cx('grid gap-2 border-t border-shade pt-4 pb-5 transition-opacity', pending && 'opacity-60')}
    >
      <div className={row}>
        <dt>{t('subtotal')}</dt>
        <dd>
          <Money cents={totals.subtotal} locale={locale} />
        </dd>
      </div>
      {totals.discount > 0 && (
        <div className={cx(row, 'text-success')}>
          <dt>{t('discount', { code: promotion?.code ?? '' })}</dt>
          <dd>
            <Money cents={-totals.discount} locale={locale} />
          </dd>
        </div>
      )}
      <div className={row}>
        <dt>{t('freight')}</dt>
        <dd>
          {totals.shipping === null ? (
            <span className="text-soft">{t('freightPending')}</span>
          ) : totals.shipping === 0 ? (
            t('free')
          ) : (
            <Money cents={totals.shipping} locale={locale} />
          )}
        </dd>
      </div>
      {totals.surcharge > 0 && (
        <div className={row}>
          <dt>{t('surcharge')}</dt>
          <dd>
            <Money cents={totals.surcharge} locale={locale} />
          </dd>
        </div>
      )}
      <div className={row}>
        <dt>{t('gst')}</dt>
        <dd>
          <Money cents={totals.tax} locale={locale} />
        </dd>
      </div>
      <div className={cx(row, 'border-t border-shade pt-3', !byCredit && 'text-lg font-medium')}>
        <dt>{t('total')}</dt>
        <dd>
          <Money cents={totals.total} locale={locale} />
        </dd>
      </div>
      {byCredit && (
        <>
          <div className={cx(row, 'text-success')}>
            <dt>{t('credit')}</dt>
            <dd>
              <Money cents={-totals.credit.used} locale={locale} />
            </dd>
          </div>
          <div className={cx(row, 'border-t border-shade pt-3 text-lg font-medium')}>
            <dt>{t('payable')}</dt>
            <dd>
              <Money cents={totals.payable} locale={locale} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
