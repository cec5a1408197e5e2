'use client';

import { useWords } from '@/components/forms/words.client';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { SumRow } from '@/components/ui/text/sum-row';
import { routes } from '@/lib/config/routes';
import type { Cart } from '@/lib/domain/cart/cart';
import { formatMoney } from '@/lib/domain/values/money';
import { BLOCKED_ID, CheckoutButton } from './checkout-button.client';
import { MinimumBar } from './minimum-bar.client';

interface CartSummaryProps {
  cart: Cart;
  busy: boolean;
  flush: () => Promise<boolean>;
  locale: string;
  /** Placed between the totals and the button: promotion code and freight estimate. */
  children: ReactNode;
}

export const SUMMARY_ID = 'summary';

export function CartSummary({ cart, busy, flush, locale, children }: CartSummaryProps) {
  const t = useWords('cart');
  return (
    <section
      id={SUMMARY_ID}
      aria-label={t('summary')}
      className={
        'scroll-mt-24 rounded-md bg-tint p-5 sm:p-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] ' +
        'lg:overflow-y-auto'
      }
    >
      <Heading level={2} size="sm">
        {t('summary')}
      </Heading>
      <dl aria-busy={busy} className={cx('mt-4 grid gap-2 transition-opacity', busy && 'opacity-60')}>
        <SumRow label={`${t('subtotal')}, ${t('exGst')}`} cents={cart.subtotal} locale={locale} />
        {cart.discount > 0 && (
          <SumRow
            label={t('discount', { code: cart.promotion?.code ?? '' })}
            cents={-cart.discount}
            locale={locale}
            className="text-success"
          />
        )}
        <SumRow label={t('gst')} cents={cart.tax} locale={locale} />
        <SumRow
          label={t('total')}
          cents={cart.total}
          locale={locale}
          className="border-t border-shade pt-3 text-lg font-medium"
        />
      </dl>
      <p className="mt-1 mb-4 text-sm text-soft">
        {t('deliveryLater')}
        {cart.credit.balance > 0 && (
          <span className="block">{t('creditLater', { balance: formatMoney(cart.credit.balance, locale) })}</span>
        )}
      </p>
      {children}
      <div className="border-t border-shade pt-4">
        <MinimumBar id={BLOCKED_ID.minimum} cart={cart} locale={locale} />
        <div className="mt-4 grid gap-2">
          <CheckoutButton cart={cart} flush={flush} />
          <Link href={routes.shop()} className="link min-h-11 content-center text-center text-sm">
            {t('continue')}
          </Link>
        </div>
      </div>
    </section>
  );
}
