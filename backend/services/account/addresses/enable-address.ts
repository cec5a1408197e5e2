import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { addresses, users } from '../../../db/schema/account/account';
import { notFound } from '../../../system/refusals/platform-error';
import { recordId } from '../../../rules/values/record-id';

/**
 * Enables or disables one of the account's addresses. When the default address is disabled, the oldest enabled one
 * becomes the default; without any, the next one enabled does. Throws 404 for another account's address.
 */
export async function enableAddress(
  db: Db,
  userId: number,
  id: string,
  enabled: boolean,
): Promise<{ success: boolean }> {
  const number = recordId(id);
  if (number === null) throw notFound('This address');
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ usual: users.currentAddressId })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const mine = eq(addresses.userId, userId);
    const changed = await tx
      .update(addresses)
      .set({ disabled: !enabled })
      .where(and(eq(addresses.id, number), mine))
      .returning({ id: addresses.id });
    if (changed.length === 0) throw notFound('This address');
    const lost = !enabled && owner?.usual === number;
    const none = enabled && owner?.usual === null;
    if (lost || none) {
      const [next] = await tx
        .select({ id: addresses.id })
        .from(addresses)
        .where(and(mine, eq(addresses.disabled, false)))
        .orderBy(asc(addresses.id))
        .limit(1);
      await tx
        .update(users)
        .set({ currentAddressId: next?.id ?? null })
        .where(eq(users.id, userId));
    }
    return { success: true };
  });
}
