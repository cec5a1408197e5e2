import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { revalidateJobs } from '../../db/schema/cms';

export type RevalidateJob = typeof revalidateJobs.$inferSelect;

/** Longer than the storefront is waited for. */
const LEASE_MS = 30_000;
/** Seconds until the next attempt, by attempts made; after the last one a job is given up, and the storefront has read anew long since. */
const PAUSES = [1, 2, 5, 15, 60, 300, 900, 3_600, 14_400] as const;

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
const asClaimed = (job: RevalidateJob) => and(eq(revalidateJobs.id, job.id), eq(revalidateJobs.attempts, job.attempts));

/** Inside the transaction that changes what the tags stand for; wake the worker after its commit. */
export async function queueRevalidate(db: Db, tags: readonly string[], at: Date): Promise<void> {
  await db.insert(revalidateJobs).values({ tags: [...new Set(tags)], nextAt: at, createdAt: at });
}

/** Takes the job that has waited longest; null when none is due. */
export async function claimRevalidate(db: Db, at: Date): Promise<RevalidateJob | null> {
  const due = db
    .select({ id: revalidateJobs.id })
    .from(revalidateJobs)
    .where(lte(revalidateJobs.nextAt, at))
    .orderBy(asc(revalidateJobs.nextAt), asc(revalidateJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(revalidateJobs)
    .set({ attempts: sql`${revalidateJobs.attempts} + 1`, nextAt: later(at, LEASE_MS) })
    .where(eq(revalidateJobs.id, due))
    .returning();
  return job ?? null;
}

export async function dropRevalidate(db: Db, job: RevalidateJob): Promise<void> {
  await db.delete(revalidateJobs).where(asClaimed(job));
}

/** Leaves a job for later, with why. False when it was given up. */
export async function postponeRevalidate(db: Db, job: RevalidateJob, problem: string, at: Date): Promise<boolean> {
  const pause = PAUSES[job.attempts - 1];
  if (pause === undefined) {
    await dropRevalidate(db, job);
    return false;
  }
  await db
    .update(revalidateJobs)
    .set({ nextAt: later(at, pause * 1000), problem })
    .where(asClaimed(job));
  return true;
}

/** Makes all that wait due at once. */
export async function retryRevalidate(db: Db, at: Date): Promise<void> {
  await db
    .update(revalidateJobs)
    .set({ nextAt: at })
    .where(sql`${revalidateJobs.problem} <> ''`);
}

/** Whether something is still to be told. */
export async function isRevalidationOpen(db: Db): Promise<boolean> {
  return (await db.select({ id: revalidateJobs.id }).from(revalidateJobs).limit(1)).length > 0;
}

/** Calls that failed at least once and are tried again, oldest first. */
export async function failedRevalidations(db: Db): Promise<RevalidateJob[]> {
  return db
    .select()
    .from(revalidateJobs)
    .where(sql`${revalidateJobs.problem} <> ''`)
    .orderBy(asc(revalidateJobs.id))
    .limit(20);
}

export function tagsOf(job: RevalidateJob): string[] {
  return z.array(z.string()).parse(job.tags);
}
