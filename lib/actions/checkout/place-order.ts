import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { submitOrder } from '@/lib/contract/cart/cart.contract';
import type { BodyOf } from '@/lib/contract/endpoint';
import { MAX_PROMOTION_LENGTH } from '@/lib/contract/limits';
import { type CheckoutQuote, type CheckoutValues, asksFreight } from '@/lib/domain/checkout/checkout';
import { cut } from '@/lib/domain/values/cut';
import { formatMoney } from '@/lib/domain/values/money';
import type { Locale } from '@/lib/i18n/locales';
import { sessionWrite } from '@/lib/upstream/session-call';
import { UpstreamError, isNotSent } from '@/lib/upstream/errors';
import { once } from '@/lib/upstream/idempotency/once';
import { allowedPayment } from '@/lib/upstream/page/payment-redirect';
import { orderOutcomeCheck } from '@/lib/upstream/idempotency/order-outcome-check';
import type { ShownAmounts } from './checkout-form';

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>;

export type PlaceOutcome =
  /** Placed, with the address to go to. */
  | { kind: 'go'; address: string }
  | { kind: 'stay'; message: string }
  /** No response: the order may have been placed. */
  | { kind: 'unknown' };

const MAX_LENGTH = { note: 1000, 'purchase-order': 60 } as const;

/** Why the order cannot be placed, as a whole or by field. */
export function validateOrder(
  values: CheckoutValues,
  quote: CheckoutQuote,
  shown: ShownAmounts,
  t: Words,
  locale: Locale,
): { message: string | null; errors: Record<string, string> } {
  const about = (message: string) => ({ message, errors: {} });
  if (quote.block) return about(t(`blocked.${quote.block}`, { missing: formatMoney(quote.totals.missing, locale) }));
  const errors: Record<string, string> = {};
  const chosen = quote.options?.some(({ id }) => id === values.shipping);
  if (!chosen)
    errors.shipping = t(
      values.shipping ? 'shippingChanged' : asksFreight(quote.options) ? 'noFreight' : 'chooseShipping',
    );
  if (quote.paymentTypes.length === 0) errors.gateway = t('noPayment');
  else if (!quote.paymentTypes.some(({ gateway }) => gateway === values.gateway))
    errors.gateway = t(values.gateway === '' ? 'choosePayment' : 'paymentChanged');
  if (values.note.length > MAX_LENGTH.note) errors.note = t('noteTooLong');
  if (values.purchaseOrder.length > MAX_LENGTH['purchase-order']) errors['purchase-order'] = t('purchaseOrderTooLong');
  if (Object.keys(errors).length > 0) return { message: null, errors };
  if (shown.total !== quote.totals.total) return about(t('totalChanged'));
  return shown.payable === quote.totals.payable ? { message: null, errors } : about(t('payableChanged'));
}

function orderBody(values: CheckoutValues, shown: ShownAmounts): BodyOf<typeof submitOrder> {
  return {
    address: values.address,
    shipping_option_id: values.shipping,
    paymentGateway: values.gateway,
    note: values.note.trim(),
    promotion_code: cut(values.promotion.trim(), MAX_PROMOTION_LENGTH),
    url: new URL(routes.checkoutReturn, env().APP_ORIGIN).href,
    purchase_order_number: values.purchaseOrder.trim(),
    marketing_opt_in: values.marketing,
    use_credit: values.useCredit,
    ...(shown.total === null ? {} : { expected_total: shown.total }),
    ...(shown.payable === null ? {} : { expected_payable: shown.payable }),
  };
}

/** False for values that no order can have been sent with: without a delivery, or with a note that is too long. */
export function canBeSent(values: CheckoutValues, shown: ShownAmounts): boolean {
  return submitOrder.body !== undefined && z.safeEncode(submitOrder.body, orderBody(values, shown)).success;
}

/**
 * Places the order and returns where the browser goes next. The form's key makes a retry return the first response,
 * even if that was lost. @throws UpstreamError when the session has ended, and when nothing was sent
 */
export async function placeOrder(values: CheckoutValues, shown: ShownAmounts, t: Words): Promise<PlaceOutcome> {
  const body = orderBody(values, shown);
  try {
    const submission = {
      key: values.key,
      contents: JSON.stringify(body),
      outcomeCheck: orderOutcomeCheck(shown.total),
    };
    const place = () => sessionWrite(submitOrder, { body }, { idempotencyKey: values.key });
    const reply = await once(submitOrder, submission, place);
    if (!reply.success) return { kind: 'stay', message: reply.message || t('somethingWrong') };
    const order = reply.order_id ? routes.order(reply.order_id) : routes.orders;
    if (!reply.payment)
      return { kind: 'go', address: reply.order_id ? routes.orderPlaced(reply.order_id) : `${order}?placed=1` };
    return { kind: 'go', address: (await allowedPayment(reply.payment)) ?? `${order}?placed=unpaid` };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind === 'unauthorized') throw error;
    // Nothing was sent, neither now nor before: the same order can be submitted again.
    if (isNotSent(error) && !values.sent) throw error;
    // This key has placed an order with other contents: redirect to it, so that the buyer does not order twice.
    if (error.code === 'IDEMPOTENCY_KEY_REUSED') return { kind: 'go', address: `${routes.orders}?placed=earlier` };
    if (error.kind === 'refused' || error.kind === 'not-found')
      return { kind: 'stay', message: error.message || t('somethingWrong') };
    return { kind: 'unknown' };
  }
}
