'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Money } from '@/components/ui/money';
import { Spinner } from '@/components/ui/spinner';
import { routes } from '@/lib/config/routes';
import type { Cart } from '@/lib/domain/cart';
import { checkoutBlock } from '@/lib/domain/cart-rules';
import { formatMoney } from '@/lib/domain/money';
import { MinimumBar } from './minimum-bar.client';

interface CartSummaryProps { cart: Cart; busy: boolean; flush: () => Promise<void>; locale: string }

export function CartSummary({ cart, busy, flush, locale }: CartSummaryProps) {
  const t = useTranslations('cart');
  const [leaving, setLeaving] = useState(false);
  const block = checkoutBlock(cart);
  const row = 'flex items-baseline justify-between gap-4';

  /** Quantities that were just typed reach the server before the checkout is shown. */
  async function leave(event: MouseEvent): Promise<void> {
    if (!busy || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setLeaving(true);
    await flush();
    window.location.assign(routes.checkout);
  }

  return (
    <section aria-label={t('summary')} className="rounded-md bg-tint p-5 sm:p-6 lg:sticky lg:top-24">
      <Heading level={2} size="sm">{t('summary')}</Heading>
      <dl aria-busy={busy} className="mt-4 grid gap-2">
        <div className={row}><dt>{t('subtotal')}, {t('exGst')}</dt><dd><Money cents={cart.subtotal} locale={locale} /></dd></div>
        <div className={row}><dt>{t('gst')}</dt><dd><Money cents={cart.tax} locale={locale} /></dd></div>
        <div className={`${row} border-t border-shade pt-3 text-lg font-medium`}><dt>{t('total')}</dt><dd><Money cents={cart.total} locale={locale} /></dd></div>
      </dl>
      <p className="mt-1 mb-5 text-sm text-soft">{t('deliveryLater')}</p>
      <MinimumBar minimum={cart.minimum} missing={cart.missing} locale={locale} />
      <div className="mt-5 grid gap-3">
        {block && block !== 'empty' ? (
          <>
            <p id="checkout-blocked" className="text-sm text-danger">
              {t(`blocked.${block}`, { minimum: formatMoney(cart.minimum, locale), missing: formatMoney(cart.missing, locale) })}
            </p>
            <span role="link" aria-disabled="true" aria-describedby="checkout-blocked" tabIndex={0} className={buttonClass({ size: 'lg', block: true, variant: 'secondary', className: 'cursor-not-allowed border-edge bg-shade text-soft hover:bg-shade hover:text-soft' })}>
              {t('checkout')}
            </span>
          </>
        ) : (
          <ButtonLink href={routes.checkout} prefetch={false} size="lg" block onClick={(event) => void leave(event)}>
            {leaving && <Spinner />}
            {t('checkout')}
          </ButtonLink>
        )}
        <Link href={routes.shop()} prefetch={false} className="link min-h-11 content-center text-center text-sm">{t('continue')}</Link>
      </div>
    </section>
  );
}
