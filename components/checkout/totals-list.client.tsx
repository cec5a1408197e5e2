'use client';

import { useWords } from '@/components/forms/words.client';
import { SumRow } from '@/components/ui/text/sum-row';
import { cx } from '@/components/ui/cx';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';

/** Shows the platform's figures: nothing is calculated here. */
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
  const freight =
    totals.shipping === null ? (
      <span className="text-soft">{t('freightPending')}</span>
    ) : (
      totals.shipping === 0 && t('free')
    );
  return (
    <dl
      aria-busy={pending}
      className={cx('grid gap-2 border-t border-shade pt-4 pb-5 transition-opacity', pending && 'opacity-60')}
    >
      <SumRow label={t('subtotal')} cents={totals.subtotal} locale={locale} />
      {totals.discount > 0 && (
        <SumRow
          label={t('discount', { code: promotion?.code ?? '' })}
          cents={-totals.discount}
          locale={locale}
          className="text-success"
        />
      )}
      <SumRow label={t('freight')} cents={totals.shipping ?? 0} locale={locale}>
        {freight}
      </SumRow>
      {totals.surcharge > 0 && <SumRow label={t('surcharge')} cents={totals.surcharge} locale={locale} />}
      <SumRow label={t('gst')} cents={totals.tax} locale={locale} />
      <SumRow
        label={t('total')}
        cents={totals.total}
        locale={locale}
        className={cx('border-t border-shade pt-3', !byCredit && 'text-lg font-medium')}
      />
      {byCredit && (
        <>
          <SumRow label={t('credit')} cents={-totals.credit.used} locale={locale} className="text-success" />
          <SumRow
            label={t('payable')}
            cents={totals.payable}
            locale={locale}
            className="border-t border-shade pt-3 text-lg font-medium"
          />
        </>
      )}
    </dl>
  );
}
