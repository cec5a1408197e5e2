import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { MAX_ORDER_DIGITS, readAmount } from '../../rules/orders/refunds';
import { recordId } from '../../rules/values/record-id';
import { sendRefund } from '../../services/checkout/stripe/send-refund';
import { stripeOf } from '../../services/checkout/stripe/stripe-api';
import { cancelOrder } from '../../services/orders/fulfil/cancel-order';
import { readRefunds } from '../../services/orders/fulfil/read-fulfilment';
import { refundOrder } from '../../services/orders/fulfil/refund-order';
import type { Posted } from '../form/read-form';
import { readRequired, requireText } from '../form/required-text';
import { cmsRoutes } from '../routes/cms-routes';
import { answer, requestOf } from './order-actions';
import { BY_HAND } from './order-money-view';
import { orderIdOf } from './order-routes';

const REASON = { name: 'reason', most: 200, missing: 'Say why, as the buyer reads it.' } as const;

/** @throws PlatformError 422 */
function refundIn(form: Posted): { amount: number; reason: string } {
  const amount = readAmount(form.get('amount') ?? '', MAX_ORDER_DIGITS);
  const reason = readRequired(form, REASON);
  const faults: Record<string, string> = {};
  if (amount === null || amount === 0) faults.amount = 'Type the amount in dollars, such as 12.50.';
  if ('problem' in reason) faults.reason = reason.problem;
  if (amount === null || 'problem' in reason || Object.keys(faults).length > 0) throw refuseFields(faults);
  return { amount, reason: reason.value };
}

/** Refunds and payments of an order. Stripe is called after the transaction that stores a refund. */
export function registerRefundActions(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const atStripe = stripeOf(app.deps.config) !== null;

  routes.post('/cms/orders/:id/refunds', (call) =>
    answer(call, 'refunded', async () => {
      const isByHand = call.form.get(BY_HAND) === 'on';
      const request = { ...requestOf(call), ...refundIn(call.form), atStripe: atStripe && !isByHand };
      const refundId = await call.db.transaction((tx) => refundOrder(tx, request));
      if (refundId !== null) await sendRefund(call, refundId);
    }),
  );

  routes.post('/cms/orders/:id/refunds/:refund/again', (call) =>
    answer(call, 'asked', async () => {
      const wanted = recordId(call.context.req.param('refund') ?? '');
      const refund = (await readRefunds(call.db, orderIdOf(call))).find(({ id }) => id === wanted);
      if (!refund) throw notFound('This refund');
      await sendRefund(call, refund.id);
    }),
  );

  routes.post('/cms/orders/:id/cancel', (call) =>
    answer(call, 'cancelled', async () => {
      const request = { ...requestOf(call), reason: requireText(call.form, REASON), atStripe };
      const { refundId } = await call.db.transaction((tx) => cancelOrder(tx, request));
      if (refundId !== null) await sendRefund(call, refundId);
    }),
  );
}
