import type { PlatformApp } from '../../http/platform';
import { notFound, PlatformError } from '../../system/refusals/platform-error';
import { MAX_ORDER_DIGITS, readAmount } from '../../rules/orders/refunds';
import { recordId } from '../../rules/values/record-id';
import { sendRefund } from '../../services/checkout/stripe/send-refund';
import { stripeOf } from '../../services/checkout/stripe/stripe-api';
import { cancelOrder } from '../../services/orders/fulfil/cancel-order';
import { readRefunds } from '../../services/orders/fulfil/read-fulfilment';
import { refundOrder } from '../../services/orders/fulfil/refund-order';
import { type CmsPost, cmsRoutes } from '../routes/cms-routes';
import { answer, requestOf, wordsOf } from './order-actions';
import { BY_HAND } from './order-money-view';
import { orderIdOf } from './order-routes';

const MAX_REASON_LENGTH = 200;

/** Refunds and payments of an order. Stripe is called after the transaction that stores a refund. */
export function registerRefundActions(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const reasonOf = ({ form }: CmsPost) => wordsOf(form, 'reason', MAX_REASON_LENGTH, 'Say why, as the buyer reads it.');
  const atStripe = stripeOf(app.deps.config) !== null;

  routes.post('/cms/orders/:id/refunds', (call) =>
    answer(call, 'refunded', async () => {
      const amount = readAmount(call.form.get('amount') ?? '', MAX_ORDER_DIGITS);
      if (amount === null) throw new PlatformError(422, 'INVALID_INPUT', 'Type the amount in dollars, such as 12.50.');
      const isByHand = call.form.get(BY_HAND) === 'on';
      const request = { ...requestOf(call), amount, reason: reasonOf(call), atStripe: atStripe && !isByHand };
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
      const request = { ...requestOf(call), reason: reasonOf(call), atStripe };
      const { refundId } = await call.db.transaction((tx) => cancelOrder(tx, request));
      if (refundId !== null) await sendRefund(call, refundId);
    }),
  );
}
