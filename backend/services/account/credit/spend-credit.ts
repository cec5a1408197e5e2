import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { creditEntries, users } from '../../../db/schema/account/account';
import type { CreditReason } from '../../../rules/account/credit-reasons';
import { balanceOf } from './credit';

interface Spending {
  readonly userId: number;
  /** Amount in whole cents. */
  readonly cents: number;
  /** Idempotency key, for example `order:17`. */
  readonly reference: string;
  readonly reason: CreditReason;
  readonly at: Date;
}

/**
 * Locks an account's credit until the transaction ends. FOR NO KEY UPDATE still lets other transactions reference the
 * account, which prevents deadlocks between two orders. @returns the balance in cents, at least 0
 */
export async function lockCredit(tx: Db, userId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return Math.max(0, await balanceOf(tx, userId));
}

/**
 * Spends up to `cents` of an account's credit, inside the transaction of the purchase. A retry with the same reference
 * spends nothing more. Concurrent purchases run one after another. @returns the cents spent under the reference
 */
export async function spendCredit(tx: Db, { userId, cents, reference, reason, at }: Spending): Promise<number> {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Credit is spent in whole cents, not ${cents}`);
  const balance = await lockCredit(tx, userId);
  const [before] = await tx
    .select({ amount: creditEntries.amount, userId: creditEntries.userId })
    .from(creditEntries)
    .where(eq(creditEntries.reference, reference));
  if (before) {
    if (before.userId !== userId) throw new Error(`Credit was spent on ${reference} by another account`);
    return -before.amount;
  }
  const spent = Math.min(cents, balance);
  if (spent > 0) await tx.insert(creditEntries).values({ userId, amount: -spent, ...reason, reference, createdAt: at });
  return spent;
}

/** Refunds the credit spent under a reference, for example of a cancelled order; idempotent. @returns cents refunded */
export async function returnCredit(
  tx: Db,
  { reference, reason, at }: Pick<Spending, 'reference' | 'reason' | 'at'>,
): Promise<number> {
  const [spent] = await tx.select().from(creditEntries).where(eq(creditEntries.reference, reference)).for('update');
  if (!spent || spent.amount >= 0) return 0;
  const returned = await tx
    .insert(creditEntries)
    .values({
      userId: spent.userId,
      amount: -spent.amount,
      ...reason,
      reference: `${reference}:returned`,
      createdAt: at,
    })
    .onConflictDoNothing({ target: creditEntries.reference })
    .returning({ amount: creditEntries.amount });
  return returned[0]?.amount ?? 0;
}
