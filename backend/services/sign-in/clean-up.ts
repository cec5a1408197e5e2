import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications } from '../../db/schema/account/account';
import { authorizationCodes, refreshTokens, sessions, signInCodes } from '../../db/schema/account/sign-in';
import { dropOldCounters } from '../../db/rate-limit';

const DAY_MS = 86_400_000;
/** Days within which an application must be confirmed. */
const UNCONFIRMED_DAYS = 7;

/**
 * Deletes what has expired: counters of attempts, codes, refresh tokens with their sessions, unconfirmed applications.
 */
export async function cleanUpIdentity(db: Db, at: Date): Promise<void> {
  await dropOldCounters(db, at);
  // Stored for a day after their expiry, so that a late attempt is reported as expired.
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, new Date(at.getTime() - DAY_MS)));
  await db.delete(authorizationCodes).where(lt(authorizationCodes.expiresAt, new Date(at.getTime() - DAY_MS)));
  await db
    .delete(applications)
    .where(
      and(
        eq(applications.state, 'unconfirmed'),
        lt(applications.createdAt, new Date(at.getTime() - UNCONFIRMED_DAYS * DAY_MS)),
      ),
    );
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, at));
  await db
    .delete(sessions)
    // Not by `not in`, which compares each session with all tokens when these do not fit into the working memory.
    .where(
      notExists(
        db.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id)),
      ),
    );
}
