import type { Context } from 'hono';
import type { HttpEnv, PlatformApp } from '../../http/platform';
import { decidePayment, findPayment } from '../../services/checkout/decide-payment';
import { sendPage } from '../../http/pages/page';
import { paymentPage, type PaymentView } from './payment-page';
import { openCheckout } from '../../services/checkout/stripe/open-checkout';
import { type StripeApi, stripeOf } from '../../services/checkout/stripe/stripe-api';
import { takesCards } from '../../services/payments/takes-cards';
import { subjects } from '../../services/checkout/subjects';
import { PAYMENT_ACTIONS, type PaymentAction } from '../../rules/checkout/payment-status';
import { withPaymentToken } from '../../rules/web/return-address';
import { expireOrders } from '../../services/orders/expire-orders';

const STATUS: Readonly<Record<PaymentView['state'], 200 | 404 | 503>> = {
  open: 200,
  paid: 200,
  closed: 200,
  off: 503,
  unreachable: 503,
  unknown: 404,
};

function isAction(value: unknown): value is PaymentAction {
  return PAYMENT_ACTIONS.some((action) => action === value);
}

/**
 * The hosted payment page: GET shows it, POST decides and redirects to the shop. With a key for Stripe, GET redirects
 * to Stripe Checkout. The secret token authorises the payment and no cookie is read, so CSRF is not possible.
 */
export function registerPay({ router, deps }: PlatformApp): void {
  const view = async (token: string, at: Date): Promise<PaymentView> => {
    const payment = await findPayment(deps, token);
    if (!payment || payment.gateway !== 'card') return { state: 'unknown' };
    const { description, amount } = payment;
    const subject = subjects[payment.subject];
    const { hasGst } = subject;
    const returnUrl = withPaymentToken(payment.returnUrl, token);
    if (payment.status === 'paid') return { state: 'paid', description, amount, hasGst, returnUrl };
    const { open, until } = await subject.look(deps.db, payment.subjectId, at);
    if (!open) return { state: 'closed', description, returnUrl };
    if (!takesCards(deps.config)) return { state: 'off', description, returnUrl };
    return {
      state: 'open',
      description,
      amount,
      hasGst,
      failed: payment.status === 'failed',
      payUntil: until && timeInWords(until),
      action: `/pay/${token}`,
    };
  };

  const show = async (context: Context<HttpEnv>, shown: PaymentView): Promise<Response> => {
    const status = STATUS[shown.state];
    return sendPage(context, deps.db, paymentPage(shown), { status, formOrigins: [deps.config.APP_ORIGIN] });
  };

  /** Redirects to Stripe if the payment can still be made there. */
  const atStripe = async (context: Context<HttpEnv>, stripe: StripeApi, token: string, at: Date): Promise<Response> => {
    const payment = await findPayment(deps, token);
    if (!payment) return show(context, { state: 'unknown' });
    const checkout = await openCheckout(deps, stripe, payment, at);
    if (checkout.kind === 'go') {
      context.header('Cache-Control', 'private, no-store');
      context.header('Referrer-Policy', 'no-referrer');
      return context.redirect(checkout.url, 303);
    }
    const { description } = payment;
    const returnUrl = withPaymentToken(payment.returnUrl, token);
    if (checkout.kind === 'unreachable')
      return show(context, { state: 'unreachable', description, returnUrl, again: `/pay/${token}` });
    const after = await view(token, at);
    return show(context, after.state === 'open' ? { state: 'closed', description, returnUrl } : after);
  };

  router.get('/pay/:token', async (context) => {
    const at = deps.now();
    await expireOrders(deps, at);
    const token = context.req.param('token');
    const shown = await view(token, at);
    const stripe = stripeOf(deps.config);
    return stripe && shown.state === 'open' ? atStripe(context, stripe, token, at) : show(context, shown);
  });

  router.post('/pay/:token', async (context) => {
    const { action } = await context.req.parseBody();
    const token = context.req.param('token');
    // With real payments, only Stripe decides on a payment.
    if (stripeOf(deps.config)) return context.redirect(`/pay/${token}`, 303);
    const at = deps.now();
    const shown = await view(token, at);
    if (shown.state === 'unknown' || shown.state === 'off' || !isAction(action)) return show(context, shown);
    const next = await decidePayment(deps, token, action, at);
    return next === null ? show(context, { state: 'unknown' }) : context.redirect(next, 303);
  });
}

function timeInWords(instant: Date): string {
  return (
    `${new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'Australia/Sydney' }).format(instant)}, ` +
    `Sydney time`
  );
}
