import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { mailJobs } from '../db/schema/mail';
import { type MailJob, type MailKind, mailJob } from './mail-job';

export type StoredJob = typeof mailJobs.$inferSelect;

/** For how long a job is its worker's; longer than a mail server is waited for (mail/send-mail.ts). */
const LEASE_MS = 3 * 60_000;
const RELEASE_MS = 5_000;
/** Seconds until the next attempt, by attempts made; after the last one a job is given up. */
const PAUSES = [2, 10, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 57_600] as const;
/** Who waits for a code has asked for another one by then. */
const TRIED_MS = { 'sign-in': 1_800_000, recover: 1_800_000 } as const satisfies Partial<Record<MailKind, number>>;

function isTimed(kind: string): kind is keyof typeof TRIED_MS {
  return kind in TRIED_MS;
}

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
/** Only as long as nobody else has taken it since. */
const asClaimed = (job: StoredJob) => and(eq(mailJobs.id, job.id), eq(mailJobs.attempts, job.attempts));

/** Takes the job that has waited longest; null when none is due. Of several workers each gets another one. */
export async function claimJob(db: Db, at: Date): Promise<StoredJob | null> {
  const due = db
    .select({ id: mailJobs.id })
    .from(mailJobs)
    .where(lte(mailJobs.nextAt, at))
    .orderBy(asc(mailJobs.nextAt), asc(mailJobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(mailJobs)
    .set({ attempts: sql`${mailJobs.attempts} + 1`, nextAt: later(at, LEASE_MS) })
    .where(eq(mailJobs.id, due))
    .returning();
  return job ?? null;
}

/** Deletes a job with what it held. */
export async function dropJob(db: Db, job: StoredJob): Promise<void> {
  await db.delete(mailJobs).where(asClaimed(job));
}

/** Leaves a job for later. False when it was tried for long enough, and is dropped. */
export async function postponeJob(db: Db, job: StoredJob, at: Date): Promise<boolean> {
  const pause = PAUSES[job.attempts - 1];
  const next = pause === undefined ? null : later(at, pause * 1000);
  if (next === null || (isTimed(job.kind) && next > later(job.createdAt, TRIED_MS[job.kind]))) {
    await dropJob(db, job);
    return false;
  }
  await db.update(mailJobs).set({ nextAt: next }).where(asClaimed(job));
  return true;
}

/** Gives back a job whose sending is broken off: it is due again soon, when whatever is still under way has ended. */
export async function releaseJob(db: Db, job: StoredJob, at: Date): Promise<void> {
  await db
    .update(mailJobs)
    .set({ nextAt: later(at, RELEASE_MS) })
    .where(asClaimed(job));
}

/** Throws for a payload that is not of its kind, such as one that a later version wrote. */
export function readJob({ kind, payload }: StoredJob): MailJob {
  return mailJob.parse({ ...(typeof payload === 'object' ? payload : {}), kind });
}
