import { checkPaid } from '@/lib/contract/checkout/payment';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { findPayment } from '../../services/checkout/decide-payment';
import { paymentAddress } from '../../services/payments/payment-address';
import { checkSession } from '../../services/checkout/stripe/check-session';
import { subjects } from '../../services/checkout/subjects';
import { publicStatus } from '../../rules/checkout/payment-status';
import { sameReturnAddress } from '../../rules/web/return-address';
import { expireOrders } from '../../services/orders/expire-orders';

/** Route of /cognito/payment: a payment's state, only for callers with its token and return address. */
export function registerPayment(app: PlatformApp): void {
  handle(app, checkPaid, async (call) => {
    await expireOrders(call, call.at);
    const known = await findPayment(call, call.query.payum_token);
    const asked = known !== null && (await checkSession(call, known, call.at));
    const payment = asked ? await findPayment(call, known.token) : known;
    if (!payment || !sameReturnAddress(call.query.url, payment.returnUrl)) return { success: false, payment: null };
    const waits = await subjects[payment.subject].look(call.db, payment.subjectId, call.at);
    const open = waits.open && payment.status !== 'paid' && payment.gateway === 'card';
    const status = publicStatus(payment.status, open);
    return {
      success: status === 'paid',
      payment: {
        id: String(payment.id),
        status,
        order_id: payment.subject === 'order' ? String(payment.subjectId) : null,
        amount: payment.amount,
        retry_url: open ? paymentAddress(call.config, payment.token) : null,
      },
    };
  });
}
