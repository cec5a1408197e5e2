import { and, eq, lt, notExists, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications } from '../../db/schema/account/account';
import { abnAnswers, authorizationCodes, refreshTokens, sessions, signInCodes } from '../../db/schema/account/sign-in';
import { dropOldCounters } from '../../db/rate-limit';

const DAY_MS = 86_400_000;
/** Days within which an application must be confirmed. */
const UNCONFIRMED_DAYS = 7;
/** Days after which a declined application is deleted, and what the business register said of an ABN. */
export const DECLINED_DAYS = 365;

/**
 * Deletes what has expired: counters of attempts, codes, refresh tokens with their sessions, unconfirmed and declined
 * applications, replies of the business register. An approved application stays with its account.
 */
export async function cleanUpIdentity(db: Db, at: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(at.getTime() - days * DAY_MS);
  await dropOldCounters(db, at);
  // Stored for a day after their expiry, so that a late attempt is reported as expired.
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, daysAgo(1)));
  await db.delete(authorizationCodes).where(lt(authorizationCodes.expiresAt, daysAgo(1)));
  await db
    .delete(applications)
    .where(
      or(
        and(eq(applications.state, 'unconfirmed'), lt(applications.createdAt, daysAgo(UNCONFIRMED_DAYS))),
        and(eq(applications.state, 'declined'), lt(applications.decidedAt, daysAgo(DECLINED_DAYS))),
      ),
    );
  await db.delete(abnAnswers).where(lt(abnAnswers.askedAt, daysAgo(DECLINED_DAYS)));
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
