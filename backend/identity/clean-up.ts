import { lt, notInArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import { refreshTokens, sessions } from '../db/schema/identity';
import { dropOldCounters } from './rate-limit';

/** Drops what has run out: counters of attempts, refresh tokens that nobody can redeem any more, and their sessions. */
export async function cleanUpIdentity(db: Db, at: Date): Promise<void> {
  await dropOldCounters(db, at);
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, at));
  await db.delete(sessions).where(notInArray(sessions.id, db.select({ id: refreshTokens.sessionId }).from(refreshTokens)));
}
