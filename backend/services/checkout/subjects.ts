import type { payments } from '../../db/schema/orders/orders';
import { formSubject } from '../forms/form-payment';
import { orderSubject } from '../orders/order-payment';
import { voucherSubject } from '../vouchers/voucher-payment';
import type { PaymentSubject } from '../payments/subject';

/**
 * Everything that can be paid for. To add a subject: add its name to the enum of payments.subject
 * (db/schema/orders/orders.ts) and its PaymentSubject here, and call createPayment on purchase. Payment page, checkPaid
 * and retries need no change.
 */
export const subjects: Record<(typeof payments.$inferSelect)['subject'], PaymentSubject> = {
  order: orderSubject,
  form: formSubject,
  voucher: voucherSubject,
};
