'use client';

import { useWords } from '@/components/forms/words.client';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { routes } from '@/lib/config/routes';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';
import { formatMoney } from '@/lib/domain/values/money';
import { PromotionField } from './promotion-field.client';
import { TotalsList } from './totals-list.client';

interface CheckoutSummaryProps {
  quote: CheckoutQuote;
  promotion: string;
  promotionError: string | null;
  pending: boolean;
  placing: boolean;
  attempt: number;
  locale: string;
  lines: ReactNode;
}

export function CheckoutSummary({
  quote,
  promotion,
  promotionError,
  pending,
  placing,
  attempt,
  locale,
  lines,
}: CheckoutSummaryProps) {
  const t = useWords('checkout');
  const toPay = formatMoney(quote.totals.payable, locale);
  const covered = quote.totals.credit.used > 0 && quote.totals.payable === 0;
  return (
    <section aria-label={t('summary')} className="rounded-md bg-tint p-5 sm:p-6 lg:sticky lg:top-6">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="sm">
          {t('summary')}
        </Heading>
        <span className="text-sm text-soft tabular">{t('items', { count: quote.totals.count })}</span>
      </div>
      {/* On phones they are in the disclosure at the top. */}
      <div className="mt-3 max-lg:hidden">{lines}</div>
      <PromotionField typed={promotion} error={promotionError} promotion={quote.promotion ?? null} />
      <TotalsList quote={quote} pending={pending} locale={locale} />
      <p role="status" className="sr-only">
        {pending ? t('updating') : attempt > 0 ? t('updated', { total: toPay }) : ''}
      </p>
      <Button type="submit" name="intent" value="update" variant="secondary" block className="mb-3 scripted:hidden">
        {t('update')}
      </Button>
      {quote.block ? (
        <div className="grid gap-3">
          <p className="text-sm text-danger">
            {t(`blocked.${quote.block}`, { missing: formatMoney(quote.totals.missing, locale) })}
          </p>
          <ButtonLink href={routes.cart} size="lg" block>
            {t('goToCart')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <Button type="submit" name="intent" value="place" size="lg" block busy={placing}>
            {placing ? t('placing') : covered ? t('placeCovered') : t('placeAmount', { total: toPay })}
          </Button>
          <p className="mt-3 text-sm text-soft">{t(covered ? 'nextCovered' : 'next')}</p>
        </>
      )}
    </section>
  );
}
