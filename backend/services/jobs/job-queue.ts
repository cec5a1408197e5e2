import { type SQL, and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import type { revalidateJobs } from '../../db/schema/content/cms';
import type { mailJobs } from '../../db/schema/mail';

/** Tables of jobs: work done after the transaction that queued it, at least once per job. */
type JobTable = typeof mailJobs | typeof revalidateJobs;
export type StoredJob = JobTable['$inferSelect'];

interface Options<Job extends StoredJob> {
  readonly table: JobTable;
  /** Narrows a row to the job type of this table. */
  readonly own: (row: StoredJob) => Job;
  /** Seconds before each retry, by attempts made. */
  readonly pauses: readonly number[];
  /** Time until which the last pause repeats, and after which a job is dropped; null to drop it after that pause. */
  readonly uselessAt?: (job: Job) => Date | null;
  /** Jobs that are claimed before others that are due, however many those are. */
  readonly first?: SQL;
}

export interface JobQueue<Job extends StoredJob> {
  /** Claims the oldest due job; null without one. Concurrent workers get different jobs. */
  claim(db: Db, at: Date): Promise<Job | null>;
  /** Extends the lease of a job that is worked on. */
  renew(db: Db, job: Job, at: Date): Promise<void>;
  /** Deletes a finished job. */
  drop(db: Db, job: Job): Promise<void>;
  /** Schedules a retry, or drops the job and returns false when no retry is left. */
  postpone(db: Db, job: Job, at: Date): Promise<boolean>;
  /** Makes an interrupted job due again after 5 s, when its pending work should have ended. */
  release(db: Db, job: Job, at: Date): Promise<void>;
}

/** Duration of a worker's lease, which ends soon after its holder: a worker renews it while it works. */
export const LEASE_MS = 15_000;
export const RENEW_MS = 5_000;
const RELEASE_MS = 5_000;

export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** A queue of the jobs in a table, for any number of concurrent workers (services/jobs/job-worker.ts). */
export function jobQueue<Job extends StoredJob>({
  table,
  own,
  pauses,
  uselessAt = () => null,
  first,
}: Options<Job>): JobQueue<Job> {
  /** Matches only while this worker holds the lease: a later claim increments `attempts`. */
  const asClaimed = (job: Job) => and(eq(table.id, job.id), eq(table.attempts, job.attempts));
  const drop = async (db: Db, job: Job): Promise<void> => {
    await db.delete(table).where(asClaimed(job));
  };
  const dueAt = async (db: Db, job: Job, nextAt: Date): Promise<void> => {
    await db.update(table).set({ nextAt }).where(asClaimed(job));
  };

  return {
    claim: async (db, at) => {
      const due = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.nextAt, at))
        .orderBy(...(first ? [desc(first)] : []), asc(table.nextAt), asc(table.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(table)
        .set({ attempts: sql`${table.attempts} + 1`, nextAt: later(at, LEASE_MS) })
        .where(eq(table.id, due))
        .returning();
      return row ? own(row) : null;
    },
    renew: (db, job, at) => dueAt(db, job, later(at, LEASE_MS)),
    drop,
    postpone: async (db, job, at) => {
      const end = uselessAt(job);
      const pause = pauses[job.attempts - 1] ?? (end === null ? undefined : pauses.at(-1));
      const next = pause === undefined ? null : later(at, pause * 1000);
      if (next === null || (end !== null && next > end)) {
        await drop(db, job);
        return false;
      }
      await dueAt(db, job, next);
      return true;
    },
    release: (db, job, at) => dueAt(db, job, later(at, RELEASE_MS)),
  };
}
