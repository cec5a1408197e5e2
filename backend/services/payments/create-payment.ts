import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/client';
import { payments } from '../../db/schema/orders/orders';

type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'token'>;

/** Stores a payment under a token of 256 random bits; its bearer may pay. */
export async function createPayment(tx: Db, payment: NewPayment): Promise<{ id: number; token: string }> {
  const [made] = await tx
    .insert(payments)
    .values({ ...payment, token: randomBytes(32).toString('base64url') })
    .returning({ id: payments.id, token: payments.token });
  if (!made) throw new Error('The payment was not stored');
  return made;
}
