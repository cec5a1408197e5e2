import type { Logger } from 'pino';
import { within } from '../../../lib/domain/values/within';
import type { Db } from '../../db/client';
import { describeError } from '../../system/describe-error';
import { repeat } from '../../system/repeat';
import { type JobQueue, RENEW_MS, type StoredJob } from './job-queue';

/** Why a job failed, without personal data, for the log. */
export type Failure = Readonly<Record<string, unknown>>;

interface Options<Job extends StoredJob> {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly queue: JobQueue<Job>;
  /** Runs a job; resolves to null on success. */
  readonly attempt: (job: Job) => Promise<Failure | null>;
  /** Logs a failed job, which will be retried or was dropped. */
  readonly onFailure: (job: Job, failure: Failure, isTriedAgain: boolean) => void;
  /** Log message for a queue that cannot be read. */
  readonly brokenWords: string;
  readonly pollMs: number;
  /** How long stop() waits for the current job. */
  readonly stopMs: number;
}

interface JobWorker {
  /** Runs due jobs; resolves when none is left. */
  run(): Promise<void>;
  /** Stops claiming jobs and awaits the current one. The others run after the next start. */
  stop(): Promise<void>;
}

/** Processes a queue, one job at a time, when woken and periodically. Several workers may share a database. */
export function startJobWorker<Job extends StoredJob>(options: Options<Job>): JobWorker {
  const { db, log, now, queue, attempt, onFailure, brokenWords, pollMs, stopMs } = options;
  let stopping = false;
  let abandoned = false;
  let again = false;
  let current: Job | null = null;
  let running: Promise<void> | null = null;

  /** Runs a job and keeps its lease meanwhile, however long it takes. */
  const attemptHeld = async (job: Job): Promise<Failure | null> => {
    const renew = async (): Promise<void> => (abandoned ? undefined : queue.renew(db, job, now()));
    const stopRenewing = repeat(RENEW_MS, 'keeping a job', renew, log);
    try {
      return await attempt(job);
    } finally {
      await stopRenewing();
    }
  };

  const turn = async (): Promise<void> => {
    while (again && !stopping) {
      again = false;
      for (current = await queue.claim(db, now()); current; current = stopping ? null : await queue.claim(db, now())) {
        const failure = await attemptHeld(current);
        if (abandoned) return;
        if (failure === null) await queue.drop(db, current);
        else onFailure(current, failure, await queue.postpone(db, current, now()));
      }
    }
  };

  const run = (): Promise<void> => {
    again = true;
    running ??= turn()
      .catch((error: unknown) => log.error({ error: describeError(error) }, brokenWords))
      .then(() => {
        running = null;
        // A call after the last claim got the promise of this run, which claims no more: run again for it.
        return again && !stopping ? run() : undefined;
      });
    return running;
  };
  const timer = setInterval(() => void run(), pollMs);
  timer.unref();

  return {
    run,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      if (!running) return;
      await within(stopMs, running, undefined);
      abandoned = true;
      if (current) await queue.release(db, current, now());
    },
  };
}
