'use client';

import { useWords } from '@/components/forms/words.client';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/text/money';
import type { CheckoutQuote } from '@/lib/domain/checkout/checkout';
import { TotalsList } from './totals-list.client';

interface SummaryFoldProps {
  quote: CheckoutQuote;
  pending: boolean;
  locale: string;
  lines: ReactNode;
}

/** On phones, above the form: the amount due, and the lines in a disclosure that works without scripts. */
export function SummaryFold({ quote, pending, locale, lines }: SummaryFoldProps) {
  const t = useWords('checkout');
  return (
    <details className="group mb-10 rounded-md bg-tint px-5 lg:hidden">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
        <span className="min-w-0 flex-1 font-medium">
          {t('summary')}
          <span className="block text-sm font-normal text-soft tabular">
            {t('items', { count: quote.totals.count })}
          </span>
        </span>
        <span className={cx('text-lg font-medium transition-opacity', pending && 'opacity-60')}>
          <Money cents={quote.totals.payable} locale={locale} />
        </span>
        <Icon name="chevron-down" className="size-4.5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {lines}
      {/* A CSS transition in a closed disclosure never ends, so the figure above shows the pending state. */}
      <TotalsList quote={quote} pending={false} locale={locale} />
    </details>
  );
}
