import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsSecondFactors } from '../../db/schema/content/cms';

/** Whether the account has switched on a second factor, which its tokens do not prove. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: cmsSecondFactors.userId })
    .from(cmsSecondFactors)
    .where(and(eq(cmsSecondFactors.userId, userId), isNotNull(cmsSecondFactors.confirmedAt)));
  return found.length > 0;
}
