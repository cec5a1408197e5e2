import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import type { revalidateJobs } from '../../db/schema/cms';
import type { mailJobs } from '../../db/schema/mail';

/** The tables that hold jobs: work that is done after the transaction that caused it, each at least once. */
type JobTable = typeof mailJobs | typeof revalidateJobs;
export type StoredJob = JobTable['$inferSelect'];

interface Options<Job extends StoredJob> {
  readonly table: JobTable;
  /** A row of the table as what it is. */
  readonly own: (row: StoredJob) => Job;
  /** Duration of a worker's lease. */
  readonly leaseMs: number;
  /** Seconds until the next attempt, by attempts made; after the last one a job is given up. */
  readonly pauses: readonly number[];
  /** When a job is no longer worth doing; null for never. */
  readonly uselessAt?: (job: Job) => Date | null;
}

export interface JobQueue<Job extends StoredJob> {
  /** Claims the oldest due job; null without one. Concurrent workers get different jobs. */
  claim(db: Db, at: Date): Promise<Job | null>;
  /** Deletes a finished job. */
  drop(db: Db, job: Job): Promise<void>;
  /** Schedules a retry. False when it has no attempts left, and is dropped. */
  postpone(db: Db, job: Job, at: Date): Promise<boolean>;
  /** Releases an interrupted job: it is due again soon, when pending work has ended. */
  release(db: Db, job: Job, at: Date): Promise<void>;
}

const RELEASE_MS = 5_000;

export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** The jobs of a table, for any number of workers (services/jobs/job-worker.ts). */
export function jobQueue<Job extends StoredJob>({
  table,
  own,
  leaseMs,
  pauses,
  uselessAt = () => null,
}: Options<Job>): JobQueue<Job> {
  /** Only while this worker still has the lease. */
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
        .orderBy(asc(table.nextAt), asc(table.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await db
        .update(table)
        .set({ attempts: sql`${table.attempts} + 1`, nextAt: later(at, leaseMs) })
        .where(eq(table.id, due))
        .returning();
      return row ? own(row) : null;
    },
    drop,
    postpone: async (db, job, at) => {
      const pause = pauses[job.attempts - 1];
      const next = pause === undefined ? null : later(at, pause * 1000);
      const end = uselessAt(job);
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
