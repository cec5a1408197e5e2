import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from './client';
import { rateLimits } from './schema/account/sign-in';
import { PlatformError } from '../system/refusals/platform-error';
import { digest } from '../system/digest';

export interface Limit {
  /** The counted key in plain text; only its hash is stored. */
  readonly subject: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts an attempt before it is made, so that concurrent attempts count too. Throws 429 with Retry-After. */
export async function countAttempt(db: Db, limit: Limit, at: Date): Promise<void> {
  const key = digest(limit.subject);
  const oldest = new Date(at.getTime() - limit.windowSeconds * 1000);
  // As text: the two drivers bind dates in raw SQL differently.
  const start = sql`${at.toISOString()}::timestamptz`;
  const over = sql`${rateLimits.windowStart} <= ${oldest.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowStart: at })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${over} then ${start} else ${rateLimits.windowStart} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.most) return;
  const seconds = Math.max(
    1,
    Math.ceil((row.windowStart.getTime() + limit.windowSeconds * 1000 - at.getTime()) / 1000),
  );
  throw new PlatformError(429, 'TOO_MANY_ATTEMPTS', `Too many attempts. Please try again in ${inMinutes(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Removes an attempt that should not count. */
export async function uncountAttempt(db: Db, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, digest(subject)));
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export async function forgetAttempts(db: Db, subjects: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, subjects.map(digest)));
}

/** Deletes counters older than any limit's window. */
export async function dropOldCounters(db: Db, at: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(at.getTime() - 86_400_000)));
}
