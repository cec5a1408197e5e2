import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { payments } from '../../../db/schema/orders/orders';
import { judgeSession } from '../../../rules/checkout/checkout-session';
import type { PaymentDeps } from '../../payments/subject';
import { subjects } from '../subjects';
import type { CheckoutSession } from './stripe-api';

type Payment = typeof payments.$inferSelect;

/** The payment of a session; null for a session that this platform did not create. */
export async function paymentOfSession(db: Db, session: CheckoutSession): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.sessionId, session.id));
  return payment ?? null;
}

/**
 * Applies a session's state to its payment, inside the caller's transaction; idempotent. The amounts must match to the
 * cent. @returns true if the payment became paid, which queues a mail
 */
export async function settleSession(
  tx: Db,
  { id, subject: kind, subjectId }: Payment,
  session: CheckoutSession,
  at: Date,
  log: PaymentDeps['log'],
): Promise<boolean> {
  const subject = subjects[kind];
  // Lock the subject's record first, as everywhere, to prevent deadlocks.
  const open = await subject.stillOpen(tx, subjectId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment || payment.status === 'paid') return false;
  switch (judgeSession(session, payment)) {
    case 'open':
    case 'waiting':
      return false;
    case 'ended':
      if (payment.sessionId === session.id) {
        await tx
          .update(payments)
          .set({ sessionId: null, sessionUrl: null, sessionEndsAt: null, status: 'abandoned' })
          .where(eq(payments.id, id));
      }
      return false;
    case 'mismatch':
      log.error(
        { payment: id, session: session.id, expected: payment.amount, received: session.amount_total },
        'money at Stripe is not that of its payment',
      );
      await leaveToPerson(tx, id, session);
      return false;
    case 'paid':
      if (!open) {
        log.error(
          { payment: id, session: session.id },
          'money arrived at Stripe for what was cancelled: refund it there',
        );
        await leaveToPerson(tx, id, session);
        return false;
      }
      await tx.update(payments).set({ status: 'paid', paidAt: at }).where(eq(payments.id, id));
      await subject.paid(tx, subjectId, at);
      return true;
  }
}

/** The session stays with its payment, which therefore cannot be paid again, but the sweep does not report it again. */
async function leaveToPerson(tx: Db, id: number, session: CheckoutSession): Promise<void> {
  await tx
    .update(payments)
    .set({ sessionEndsAt: null })
    .where(and(eq(payments.id, id), eq(payments.sessionId, session.id)));
}
