import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/client';
import { revalidateJobs } from '../../db/schema/content/cms';
import { type StoredJob, jobQueue } from '../../services/jobs/job-queue';

export type RevalidateJob = typeof revalidateJobs.$inferSelect;

/** Seconds. After the last attempt the storefront's caches have expired anyway. */
const PAUSES = [1, 2, 5, 15, 60, 300, 900, 3_600, 14_400] as const;

function ownRow(row: StoredJob): RevalidateJob {
  if (!('tags' in row)) throw new TypeError('This is no row of revalidate_jobs');
  return row;
}

/** Pending calls to the storefronts. */
export const revalidateQueue = jobQueue({
  table: revalidateJobs,
  own: ownRow,
  pauses: PAUSES,
});

/** To be called inside the transaction of the change; wake the worker after its commit. @returns the job's id */
export async function queueRevalidate(db: Db, tags: readonly string[], at: Date): Promise<number> {
  const [job] = await db
    .insert(revalidateJobs)
    .values({ tags: [...new Set(tags)], nextAt: at, createdAt: at })
    .returning({ id: revalidateJobs.id });
  if (!job) throw new TypeError('A call of the storefront was not stored');
  return job.id;
}

/**
 * Queues the call for a later moment, at which content appears by itself. Once, however often its record is saved until
 * then; a call for a moment that was changed since does no harm.
 */
export async function planRevalidate(db: Db, tags: readonly string[], moment: Date, at: Date): Promise<void> {
  const wanted = [...new Set(tags)];
  const [planned] = await db
    .select({ id: revalidateJobs.id })
    .from(revalidateJobs)
    .where(and(eq(revalidateJobs.nextAt, moment), eq(revalidateJobs.tags, wanted)))
    .limit(1);
  if (!planned) await db.insert(revalidateJobs).values({ tags: wanted, nextAt: moment, createdAt: at });
}

/** Stores for editors why a claimed job failed. */
export async function noteProblem(db: Db, { id, attempts }: RevalidateJob, problem: string): Promise<void> {
  await db
    .update(revalidateJobs)
    .set({ problem })
    .where(and(eq(revalidateJobs.id, id), eq(revalidateJobs.attempts, attempts)));
}

/** Makes all failed jobs due now. */
export async function retryRevalidate(db: Db, at: Date): Promise<void> {
  await db
    .update(revalidateJobs)
    .set({ nextAt: at })
    .where(sql`${revalidateJobs.problem} <> ''`);
}

/** Whether the job is still pending. */
export async function isRevalidationOpen(db: Db, id: number): Promise<boolean> {
  const open = await db.select({ id: revalidateJobs.id }).from(revalidateJobs).where(eq(revalidateJobs.id, id));
  return open.length > 0;
}

/** Calls that failed at least once and are retried, oldest first. */
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
