import { and, eq } from 'drizzle-orm';
import type { Config } from '../../system/config';
import type { Db } from '../../db/client';
import { payments } from '../../db/schema/orders/orders';
import { paymentAddress } from './payment-address';

type Payment = typeof payments.$inferSelect;

/** The payment page of a stored record; also once paid, since the page then confirms the payment and links back. */
export async function openPaymentAddress(
  tx: Db,
  config: Config,
  { subject, subjectId }: Pick<Payment, 'subject' | 'subjectId'>,
): Promise<string> {
  const [payment] = await tx
    .select({ token: payments.token })
    .from(payments)
    .where(and(eq(payments.subject, subject), eq(payments.subjectId, subjectId)));
  if (!payment) throw new Error(`There is no payment for ${subject} ${subjectId}`);
  return paymentAddress(config, payment.token);
}
