import type { Context } from 'hono';
import type { HttpEnv, PlatformApp } from '../http/platform';
import { decidePayment, findPayment } from '../payments/decide-payment';
import { paymentPage, paymentPagePolicy, type PaymentView } from '../payments/payment-page';
import { subjects } from '../payments/subjects';
import { PAYMENT_ACTIONS, type PaymentAction } from '../rules/payment-status';
import { withPaymentToken } from '../rules/return-address';
import { expireOrders } from '../sell/expire-orders';

function isAction(value: unknown): value is PaymentAction {
  return PAYMENT_ACTIONS.some((action) => action === value);
}

/**
 * The hosted payment page: GET shows it, POST takes the decision and leads back to the shop. Knowing the token is the right to
 * pay, so a forged form has nothing to send; no cookie is read.
 */
export function registerPay({ router, deps }: PlatformApp): void {
  const view = async (token: string, at: Date): Promise<PaymentView> => {
    const payment = await findPayment(deps, token);
    if (!payment || payment.gateway !== 'card') return { state: 'unknown' };
    const { description, amount } = payment;
    const returnUrl = withPaymentToken(payment.returnUrl, token);
    if (payment.status === 'paid') return { state: 'paid', description, amount, returnUrl };
    const { open, until } = await subjects[payment.subject].look(deps.db, payment.subjectId, at);
    if (!open) return { state: 'closed', description, returnUrl };
    return { state: 'open', description, amount, failed: payment.status === 'failed', payUntil: until && timeInWords(until), action: `/pay/${token}` };
  };

  const show = async (context: Context<HttpEnv>, shown: PaymentView): Promise<Response> => {
    context.header('Content-Security-Policy', paymentPagePolicy(deps.config.APP_ORIGIN));
    context.header('Cache-Control', 'private, no-store');
    // The address holds the token.
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(paymentPage(shown), shown.state === 'unknown' ? 404 : 200);
  };

  router.get('/pay/:token', async (context) => {
    const at = deps.now();
    await expireOrders(deps, at);
    return show(context, await view(context.req.param('token'), at));
  });

  router.post('/pay/:token', async (context) => {
    const { action } = await context.req.parseBody();
    const token = context.req.param('token');
    const at = deps.now();
    const shown = await view(token, at);
    if (shown.state === 'unknown' || !isAction(action)) return show(context, shown);
    const next = await decidePayment(deps, token, action, at);
    return next === null ? show(context, { state: 'unknown' }) : context.redirect(next, 303);
  });
}

function timeInWords(instant: Date): string {
  return `${new Intl.DateTimeFormat('en-AU', { timeStyle: 'short', timeZone: 'Australia/Sydney' }).format(instant)}, Sydney time`;
}
