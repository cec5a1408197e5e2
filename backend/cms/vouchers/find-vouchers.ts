import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users } from '../../db/schema/account/account';
import { vouchers } from '../../db/schema/orders/vouchers';
import { nameOfCustomer } from '../../services/account/customers/change-customer';

type Row = typeof vouchers.$inferSelect;
export type VoucherState = Row['status'] | 'expired';

export interface FoundVoucher extends Pick<Row, 'id' | 'number' | 'amount' | 'email' | 'createdAt' | 'issuedAt'> {
  readonly expiresAt: Date | null;
  readonly redeemedAt: Date | null;
  readonly state: VoucherState;
}

export interface VoucherFilter {
  /** The receipt's number, or the recipient's whole address; '' for all. */
  readonly q: string;
  /** Cursor: vouchers before this id. */
  readonly before: number | null;
}

function asFound({ id, number, amount, email, createdAt, issuedAt, expiresAt, redeemedAt, status }: Row, at: Date) {
  const isExpired = status === 'issued' && expiresAt !== null && expiresAt < at;
  const state: VoucherState = isExpired ? 'expired' : status;
  return { id, number, amount, email, createdAt, issuedAt, expiresAt, redeemedAt, state };
}

/** The matching vouchers, newest first. */
export async function searchVouchers(
  db: Db,
  { q, before }: VoucherFilter,
  limit: number,
  at: Date,
): Promise<FoundVoucher[]> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(
      and(
        q === '' ? undefined : or(eq(vouchers.number, q.toUpperCase()), eq(vouchers.email, q.toLowerCase())),
        before === null ? undefined : lt(vouchers.id, before),
      ),
    )
    .orderBy(desc(vouchers.id))
    .limit(limit);
  return rows.map((row) => asFound(row, at));
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly isCustomer: boolean;
}

export interface VoucherDetail {
  readonly voucher: FoundVoucher;
  /** Null for a visitor who was not signed in. */
  readonly buyer: Person | null;
  readonly redeemer: Person | null;
}

async function personOf(db: Db, id: number | null): Promise<Person | null> {
  if (id === null) return null;
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ? { id, name: nameOfCustomer(user), isCustomer: user.staffRole === null } : null;
}

/** One voucher with the accounts that bought and redeemed it; null when absent. */
export async function readVoucher(db: Db, id: number, at: Date): Promise<VoucherDetail | null> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.id, id));
  if (!row) return null;
  const [buyer, redeemer] = [await personOf(db, row.buyerId), await personOf(db, row.redeemedBy)];
  return { voucher: asFound(row, at), buyer, redeemer };
}
