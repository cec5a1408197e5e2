import { type SQL, asc } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { skus } from '../../../db/schema/catalogue/catalogue';

/** Locks skus until the transaction ends. In order of id, so that two transactions never wait for each other. */
export async function lockSkus(tx: Db, which: SQL): Promise<void> {
  await tx.select({ id: skus.id }).from(skus).where(which).orderBy(asc(skus.id)).for('update');
}
