import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { priceLevels } from '../../db/schema/catalogue/prices';
import { refuseFields } from '../../system/refusals/refuse-fields';

/** The name of a price level; null when unknown. */
export async function levelName(db: Db, id: number): Promise<string | null> {
  const [found] = await db.select({ name: priceLevels.name }).from(priceLevels).where(eq(priceLevels.id, id));
  return found?.name ?? null;
}

/** Refuses a level that was deleted meanwhile. @throws PlatformError 422 */
export async function requireLevel(db: Db, id: number | null): Promise<void> {
  if (id !== null && (await levelName(db, id)) === null)
    throw refuseFields({ level: 'This price level is not there any more. Choose another one.' });
}
