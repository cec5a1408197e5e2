'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { requestShippingQuote } from '@/lib/contract/cart';
import { NEW_ADDRESS, NO_ADDRESS, checkoutQuery } from '@/lib/domain/checkout';
import { getCheckout } from '@/lib/data/checkout';
import { sessionWrite } from '@/lib/upstream/session-call';
import { saveAddress } from './address';
import { type CheckoutState, readCheckoutForm } from './checkout-form';
import { actionLocale, failureOf, isForeignRequest } from './failure';
import { placeOrder } from './place-order';

/**
 * The checkout's one form. Every button answers with new totals; 'place' also orders, when everything is in order and the
 * total is the one that was shown. What was typed comes back unchanged.
 */
export async function checkout(previous: CheckoutState, data: FormData): Promise<CheckoutState> {
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'checkout' });
  const form = readCheckoutForm(data);
  const problem = (message: string): CheckoutState => ({
    ...previous, values: form?.values ?? previous.values, errors: {}, notice: { kind: 'problem', message }, attempt: previous.attempt + 1,
  });
  if (!form || (await isForeignRequest())) return problem(t('foreignRequest'));

  let { values } = form;
  let errors: Record<string, string> = {};
  let notice: CheckoutState['notice'] = null;
  let payAt: string | null = null;
  const here = `${routes.checkout}?${checkoutQuery(values)}`;
  try {
    const typed = Object.values(values.newAddress).some((value) => value.trim() !== '');
    if (values.address === NEW_ADDRESS && (typed || form.intent === 'place')) {
      const saved = await saveAddress(values.newAddress, values.key, {
        missing: (field) => t(`missing.${field}`),
        postcode: t('missing.postcodeDigits'),
      });
      if (saved.ok) values = { ...values, address: saved.id, newAddress: NO_ADDRESS };
      else {
        errors = saved.errors;
        if (saved.message) notice = { kind: 'problem', message: saved.message };
      }
    }
    const { choice, quote } = await getCheckout(values, null, sessionWrite);
    const chosenShipping = values.shipping;
    values = { ...values, ...choice };
    if (quote.promotion && !quote.promotion.applied) errors = { ...errors, promotion: quote.promotion.message || t('promotionRefused') };

    if (form.intent === 'ask-freight' && quote.options?.length === 0) {
      const { message } = await sessionWrite(requestShippingQuote, { body: { session: '', address: values.address } });
      notice = { kind: 'done', message: message || t('freightAsked') };
    }
    if (form.intent === 'place' && Object.keys(errors).length > 0) notice ??= { kind: 'problem', message: t('problems') };
    if (form.intent === 'place' && !notice) {
      const outcome = await placeOrder(values, quote, { shownTotal: form.shownTotal, chosenShipping, t });
      if (outcome.kind === 'go') payAt = outcome.address;
      else notice = { kind: 'problem', message: outcome.message };
    }
    if (payAt === null) return { values, quote, errors, notice, attempt: previous.attempt + 1 };
  } catch (error) {
    return { ...problem((await failureOf(error, here)).message), values };
  }
  redirect(payAt);
}
