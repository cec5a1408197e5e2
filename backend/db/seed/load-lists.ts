import { eq } from 'drizzle-orm';
import { addListLines } from '../../services/orders/lists/add-list-lines';
import type { Db } from '../client';
import { users } from '../schema/account/account';
import { lists } from '../schema/orders/lists';
import { demonstration } from './demonstration';
import { type SeedIds, idOf } from './seed-ids';

/** Loads the lists of the demonstration's customers. */
export async function loadLists(tx: Db, ids: Pick<SeedIds, 'users' | 'skus'>, at: Date): Promise<void> {
  for (const account of demonstration.accounts()) {
    const userId = idOf(ids.users, account.email.toLowerCase());
    for (const { name, shared, lines } of account.lists) {
      const [user] = await tx.select({ businessId: users.businessId }).from(users).where(eq(users.id, userId));
      const [list] = await tx
        .insert(lists)
        .values({ userId, businessId: shared ? user?.businessId : null, name, createdAt: at, updatedAt: at })
        .returning({ id: lists.id });
      if (!list) throw new Error(`The list ${name} was not made`);
      await addListLines(
        tx,
        list.id,
        lines.map(({ sku, qty, note = '' }) => ({ sku: String(idOf(ids.skus, sku)), qty, note, addons: [] })),
      );
    }
  }
}
