import type { payments } from '../../db/schema/orders';
import { formSubject } from '../forms/form-payment';
import { orderSubject } from '../orders/order-payment';
import { voucherSubject } from '../vouchers/voucher-payment';
import type { PaymentSubject } from '../payments/subject';

/**
 * What can be paid for. To add one: its name in the enum of payments.subject (db/schema/orders.ts), its PaymentSubject
 * here, and a call of createPayment where it is bought. Payment page, checkPaid, retries and double clicks then work.
 */
export const subjects: Record<(typeof payments.$inferSelect)['subject'], PaymentSubject> = {
  order: orderSubject,
  form: formSubject,
  voucher: voucherSubject,
};
