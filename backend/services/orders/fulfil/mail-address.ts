import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import type { orders } from '../../../db/schema/orders/orders';

/**
 * Where the mails of an order go: to its account's address as it is now, since the shop corrects one that mails do not
 * arrive at. '' once the personal data of the account was deleted.
 */
export async function mailAddressOf(
  db: Db,
  { userId, buyerEmail }: Pick<typeof orders.$inferSelect, 'userId' | 'buyerEmail'>,
): Promise<string> {
  if (buyerEmail === '') return '';
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return account?.email ?? '';
}
