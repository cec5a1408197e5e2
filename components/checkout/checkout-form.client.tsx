'use client';

import { useWords } from '@/components/forms/words.client';
import type { ReactNode } from 'react';
import { ErrorList } from '@/components/forms/error-list';
import { FormMessage } from '@/components/forms/form-message';
import type { CheckoutState } from '@/lib/actions/checkout/checkout-form';
import { NEW_ADDRESS } from '@/lib/domain/checkout/checkout';
import { AddressStep } from './steps/address-step.client';
import { CheckoutSummary } from './checkout-summary.client';
import { DetailsStep } from './steps/details-step.client';
import { PaymentStep } from './steps/payment-step.client';
import { SummaryFold } from './summary-fold.client';
import { ShippingStep } from './steps/shipping-step.client';
import { useCheckout } from './use-checkout';

interface CheckoutFormProps {
  initial: CheckoutState;
  /** Sealed owner of the draft. */
  owner: string;
  /** The shop's e-mail address; '' for none. */
  contact: string;
  locale: string;
  /** The ordered lines, rendered on the server. */
  lines: ReactNode;
}

export function CheckoutForm({ initial, owner, contact, locale, lines }: CheckoutFormProps) {
  const t = useWords('checkout');
  const { state, action, pending, placing, form, submit, chosen, choose, draft } = useCheckout(initial, {
    unknownOutcome: t('unknownOutcome'),
    failed: t('somethingWrong'),
  });
  const { values, quote, errors, notice, attempt } = state;
  return (
    <form ref={form} action={action} onSubmit={submit} onInput={draft.later} noValidate aria-label={t('title')}>
      {/* First submit button, so that Enter in a field updates the totals and never places the order. */}
      <button type="submit" name="intent" value="update" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('update')}
      </button>
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="sent" value={values.sent ? 'yes' : ''} />
      <input type="hidden" name="owner" value={owner} />
      <input type="hidden" name="total" value={quote.totals.total} />
      <input type="hidden" name="payable" value={quote.totals.payable} />
      {notice && (
        <div className="mb-8">
          <FormMessage tone={notice.kind === 'done' ? 'success' : 'danger'}>
            {notice.message}
            {notice.kind === 'problem' && <ErrorList errors={errors} />}
          </FormMessage>
        </div>
      )}
      <SummaryFold quote={quote} pending={pending} locale={locale} lines={lines} />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-12">
          <AddressStep
            addresses={quote.addresses}
            chosen={chosen.address}
            typed={values.newAddress}
            errors={errors}
            attempt={attempt}
            onChoose={(id) => choose('address', id, id !== NEW_ADDRESS)}
          />
          <ShippingStep
            options={chosen.address === values.address ? quote.options : null}
            chosen={chosen.shipping}
            error={errors.shipping ?? null}
            pending={pending}
            locale={locale}
            onChoose={(id) => choose('shipping', id)}
          />
          <DetailsStep values={values} errors={errors} />
          <PaymentStep
            types={quote.paymentTypes}
            totals={quote.totals}
            useCredit={chosen.credit !== ''}
            chosen={chosen.gateway}
            error={errors.gateway ?? null}
            contact={contact}
            locale={locale}
            onChoose={(gateway) =>
              choose(
                'gateway',
                gateway,
                quote.paymentTypes.some(({ surcharge }) => surcharge > 0),
              )
            }
            onCredit={(use) => choose('credit', use ? 'yes' : '')}
          />
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
