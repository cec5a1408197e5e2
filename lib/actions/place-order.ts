import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { env } from '@/lib/config/env';
import { log } from '@/lib/config/log';
import { routes } from '@/lib/config/routes';
import { submitOrder } from '@/lib/contract/cart';
import type { CheckoutQuote, CheckoutValues } from '@/lib/domain/checkout';
import { paymentAddress } from '@/lib/domain/payment-address';
import { sessionWrite } from '@/lib/upstream/session-call';
import { UpstreamError } from '@/lib/upstream/errors';

type Words = Awaited<ReturnType<typeof getTranslations<'checkout'>>>;

export type PlaceOutcome = { kind: 'go'; address: string } | { kind: 'stay'; message: string };

interface Asked {
  /** Cents, as the form showed them. */
  shownTotal: string;
  /** The shipping option that was chosen when the button was pressed. */
  chosenShipping: string;
  t: Words;
}

/** Why the order cannot be placed as it is; null when it can. */
function objection(values: CheckoutValues, quote: CheckoutQuote, { shownTotal, chosenShipping, t }: Asked): string | null {
  if (quote.block) return t(`blocked.${quote.block}`);
  if (!quote.options || quote.options.length === 0) return t('noFreight');
  if (!quote.options.some(({ id }) => id === chosenShipping)) return t('chooseShipping');
  if (values.gateway === '') return t('choosePayment');
  if (values.note.length > 1000) return t('noteTooLong');
  if (values.purchaseOrder.length > 60) return t('purchaseOrderTooLong');
  return shownTotal === String(quote.totals.total) ? null : t('totalChanged');
}

/**
 * Places the order and tells where the browser goes next. The form's key makes a repeat answer like the first, also after a
 * reply that got lost. @throws UpstreamError when the platform does not answer.
 */
export async function placeOrder(values: CheckoutValues, quote: CheckoutQuote, asked: Asked): Promise<PlaceOutcome> {
  const { t } = asked;
  const reason = objection(values, quote, asked);
  if (reason) return { kind: 'stay', message: reason };
  try {
    const reply = await sessionWrite(
      submitOrder,
      {
        body: {
          address: values.address,
          shipping_option_id: values.shipping,
          paymentGateway: values.gateway,
          note: values.note.trim(),
          promotion_code: values.promotion,
          url: new URL(routes.checkoutReturn, env().APP_ORIGIN).href,
          purchase_order_number: values.purchaseOrder.trim(),
          marketing_opt_in: values.marketing,
        },
      },
      { idempotencyKey: values.key },
    );
    if (!reply.success) return { kind: 'stay', message: reply.message || t('somethingWrong') };
    const order = reply.order_id ? routes.order(reply.order_id) : routes.orders;
    if (!reply.payment) return { kind: 'go', address: `${order}?placed=1` };
    const address = paymentAddress(reply.payment, { hosts: env().PAYMENT_HOSTS, platform: env().API_BASE_URL });
    if (address) return { kind: 'go', address };
    log.error({ host: URL.canParse(reply.payment) ? new URL(reply.payment).host : 'none' }, 'payment address refused, see PAYMENT_HOSTS');
    return { kind: 'go', address: `${order}?placed=unpaid` };
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'refused') return { kind: 'stay', message: error.message || t('somethingWrong') };
    if (error instanceof UpstreamError && error.kind !== 'unauthorized') return { kind: 'stay', message: t('unknownOutcome') };
    throw error;
  }
}
