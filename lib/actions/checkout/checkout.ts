'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/config/routes';
import { requestShippingQuote } from '@/lib/contract/cart/cart.contract';
import {
  type CheckoutQuote,
  type CheckoutValues,
  NEW_ADDRESS,
  NEW_ADDRESS_PREFIX,
  NO_ADDRESS,
  asksFreight,
} from '@/lib/domain/checkout/checkout';
import { getCheckout } from '@/lib/data/checkout/checkout';
import { sessionWrite } from '@/lib/upstream/session-call';
import { saveAddress } from '../account/address';
import { dropDraft, saveDraft, storePromotion } from './checkout-draft';
import type { Locale } from '@/lib/i18n/locales';
import { type CheckoutForm, type CheckoutState, readCheckoutForm } from './checkout-form';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { expectForm } from '../form-state';
import { type PlaceOutcome, canBeSent, validateOrder, placeOrder } from './place-order';

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>;
type Answer = Pick<CheckoutState, 'values' | 'quote' | 'errors' | 'notice'>;

/** Fields that start a new address. The others are prefilled: on their own they are no address. */
const OF_A_PLACE = ['street_address', 'street_address_1', 'city', 'state', 'postcode'] as const;

/** Saves the typed address, if there is one, so that the choices refer to the address book. */
async function withSavedAddress(
  values: CheckoutValues,
  mustHave: boolean,
): Promise<Pick<Answer, 'values' | 'errors' | 'notice'>> {
  const typed = OF_A_PLACE.some((field) => values.newAddress[field].trim() !== '');
  if (values.address !== NEW_ADDRESS || !(typed || mustHave)) return { values, errors: {}, notice: null };
  const saved = await saveAddress(values.newAddress, values.key, NEW_ADDRESS_PREFIX);
  if (saved.ok) return { values: { ...values, address: saved.id, newAddress: NO_ADDRESS }, errors: {}, notice: null };
  return { values, errors: saved.errors, notice: saved.message ? { kind: 'problem', message: saved.message } : null };
}

/** The completed choices with their totals. */
async function withQuote(
  values: CheckoutValues,
  t: Words,
): Promise<{ values: CheckoutValues; quote: CheckoutQuote; errors: Record<string, string> }> {
  const { choice, quote } = await getCheckout(values, null, sessionWrite);
  await storePromotion(quote.promotion);
  const errors: Record<string, string> = {};
  // Removed from the address book in another tab: another one is chosen, which the customer must have seen.
  if (choice.address !== values.address) errors.address = t('addressChanged');
  if (quote.promotion && !quote.promotion.applied) errors.promotion = quote.promotion.message || t('promotionRefused');
  return { values: { ...values, ...choice }, quote, errors };
}

/** Places the order. @returns the payment's or the order's address, or on failure the error with the current totals */
async function order(
  form: CheckoutForm,
  before: Answer,
  previous: CheckoutState,
  t: Words,
  locale: Locale,
): Promise<{ answer: Answer } | Extract<PlaceOutcome, { kind: 'go' }>> {
  const problem = (message: string, rest: Partial<Answer> = {}) => ({
    answer: { ...before, ...rest, notice: { kind: 'problem', message } as const },
  });
  // The order as shown in the form, with the address that was typed there and has been saved.
  const { address } = form.values;
  const asked = { ...form.values, address: address === NEW_ADDRESS ? before.values.address : address };
  // The order was sent already, or the cart is empty because it was ordered: a retry returns the first response.
  const maybePlaced = (asked.sent || before.quote.block === 'empty') && canBeSent(asked, form.shown);
  if (!maybePlaced) {
    const objections = validateOrder(asked, before.quote, form.shown, t, locale);
    const errors = { ...before.errors, ...objections.errors };
    const wrong = objections.message !== null || Object.keys(errors).length > 0;
    if (wrong) return problem(objections.message ?? t('problems'), { errors });
  }
  const outcome = await placeOrder(asked, form.shown, t);
  if (outcome.kind === 'go') return outcome;
  // The outcome is unknown, so the totals stay as shown: the same button submits the same order again, to an address
  // that may have been saved with it.
  if (outcome.kind === 'unknown') {
    const quote = { ...previous.quote, addresses: before.quote.addresses };
    return problem(t('unknownOutcome'), { values: { ...asked, sent: true }, quote });
  }
  return problem(outcome.message, await withQuote({ ...asked, sent: false }, t));
}

/**
 * The checkout's form. Every button returns new totals; 'place' also orders if everything is valid and the total is the
 * one that was shown. The typed values are returned unchanged.
 */
export async function checkout(previous: CheckoutState, data: FormData): Promise<CheckoutState> {
  expectForm(data, previous);
  const locale = await actionLocale();
  const t = await getTranslations({ locale, namespace: 'checkout' });
  const form = readCheckoutForm(data);
  const answer = (next: Answer): CheckoutState => ({ ...next, attempt: previous.attempt + 1 });
  const problem = (message: string, values: CheckoutValues): CheckoutState =>
    answer({ values, quote: previous.quote, errors: {}, notice: { kind: 'problem', message } });
  if (!form || (await isForeignRequest())) return problem(t('foreignRequest'), form?.values ?? previous.values);

  await saveDraft(form.owner, form.values);
  let { values } = form;
  let goTo: string;
  try {
    const saved = await withSavedAddress(values, form.intent !== 'update');
    ({ values } = saved);
    const quoted = await withQuote(values, t);
    ({ values } = quoted);
    let next: Answer = { ...quoted, errors: { ...saved.errors, ...quoted.errors }, notice: saved.notice };
    if (form.intent === 'ask-freight' && values.address !== NEW_ADDRESS && asksFreight(next.quote.options)) {
      const { message } = await sessionWrite(requestShippingQuote, { body: { session: '', address: values.address } });
      next = { ...next, notice: { kind: 'done', message: message || t('freightAsked') } };
    }
    const unsaved = saved.notice !== null || Object.keys(saved.errors).length > 0;
    if (form.intent !== 'place' || unsaved) {
      if (form.intent === 'place' && !next.notice)
        next = { ...next, notice: { kind: 'problem', message: t('problems') } };
      await saveDraft(form.owner, next.values);
      return answer(next);
    }
    const outcome = await order(form, next, previous, t, locale);
    if ('answer' in outcome) {
      await saveDraft(form.owner, outcome.answer.values);
      return answer(outcome.answer);
    }
    goTo = outcome.address;
  } catch (error) {
    return problem((await failureOf(error, routes.checkout)).message, values);
  }
  await dropDraft();
  redirect(goTo);
}
