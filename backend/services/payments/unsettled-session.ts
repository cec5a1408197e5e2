import { and, eq, gt, isNotNull, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { payments } from '../../db/schema/orders/orders';

/** Lifetime of an unpaid form or voucher. */
const UNPAID_MS = 30 * 86_400_000;

/** Records per cleaning. */
export const DROPPED_AT_ONCE = 1_000;

/**
 * A subquery for the payment of the record in the current row, if Stripe has not settled its session: it may be paid
 * there, or still becomes so.
 */
export const unsettledSession = (
  db: Db,
  subject: (typeof payments.$inferSelect)['subject'],
  id: AnyPgColumn,
  at: Date,
) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.subject, subject),
        eq(payments.subjectId, id),
        // Until it has an id, a session that is being created is known by its end alone.
        or(isNotNull(payments.sessionId), gt(payments.sessionEndsAt, at)),
      ),
    );

interface Unpaid {
  readonly id: AnyPgColumn;
  readonly status: AnyPgColumn;
  readonly createdAt: AnyPgColumn;
}

/** The condition of forms or vouchers that were never paid for and no longer can be, so that they are deleted. */
export function neverPaid(
  db: Db,
  subject: 'form' | 'voucher',
  { id, status, createdAt }: Unpaid,
  at: Date,
): SQL | undefined {
  return and(
    eq(status, 'awaiting-payment'),
    lt(createdAt, new Date(at.getTime() - UNPAID_MS)),
    notExists(unsettledSession(db, subject, id, at)),
  );
}
