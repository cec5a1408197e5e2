'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ErrorList } from '@/components/form/error-list';
import { FormMessage } from '@/components/form/form-message';
import type { CheckoutState } from '@/lib/actions/checkout-form';
import { AddressStep } from './address-step.client';
import { CheckoutSummary } from './checkout-summary.client';
import { DetailsStep } from './details-step.client';
import { PaymentStep } from './payment-step.client';
import { ShippingStep } from './shipping-step.client';
import { useCheckout } from './use-checkout';

interface CheckoutFormProps {
  initial: CheckoutState;
  locale: string;
  /** What is being ordered, rendered on the server. */
  lines: ReactNode;
}

export function CheckoutForm({ initial, locale, lines }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const { state, action, pending, placing, form, submit, address, shipping, choose } = useCheckout(initial);
  const { values, quote, errors, notice, attempt } = state;
  return (
    <form ref={form} action={action} onSubmit={submit} noValidate aria-label={t('title')}>
      {/* Enter in a field updates the totals: it must never place the order. */}
      <button type="submit" name="intent" value="update" tabIndex={-1} aria-hidden="true" className="sr-only">{t('update')}</button>
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="total" value={quote.totals.total} />
      {notice && (
        <div className="mb-8">
          <FormMessage tone={notice.kind === 'done' ? 'success' : 'danger'}>
            {notice.message}
            {notice.kind === 'problem' && <ErrorList errors={errors} />}
          </FormMessage>
        </div>
      )}
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-12">
          <AddressStep
            addresses={quote.addresses}
            chosen={address}
            typed={values.newAddress}
            errors={errors}
            attempt={attempt}
            onChoose={(id) => choose('address', id)}
          />
          <ShippingStep
            options={address === values.address ? quote.options : null}
            chosen={shipping}
            pending={pending}
            locale={locale}
            onChoose={(id) => choose('shipping', id)}
          />
          <DetailsStep values={values} errors={errors} />
          <PaymentStep types={quote.paymentTypes} chosen={values.gateway} marketing={values.marketing} attempt={attempt} />
        </div>
        <CheckoutSummary
          quote={quote}
          promotion={values.promotion}
          promotionError={errors.promotion ?? null}
          pending={pending}
          placing={placing}
          attempt={attempt}
          locale={locale}
          lines={lines}
        />
      </div>
    </form>
  );
}
