import type { Logger } from 'pino';
import { within } from '../../../lib/domain/values/within';
import type { Db } from '../../db/client';
import { describeError } from '../../system/describe-error';
import type { JobQueue, StoredJob } from './job-queue';

/** Why a job failed, without personal data, for the log. */
export type Failure = Readonly<Record<string, unknown>>;

interface Options<Job extends StoredJob> {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly queue: JobQueue<Job>;
  /** Does a job; null when it is done. */
  readonly attempt: (job: Job) => Promise<Failure | null>;
  /** Logs a failed job, which is retried or was given up. */
  readonly onFailure: (job: Job, failure: Failure, isTriedAgain: boolean) => void;
  /** What the log says when the queue itself cannot be read. */
  readonly brokenWords: string;
  readonly pollMs: number;
  /** Timeout of stopping for the current job. */
  readonly stopMs: number;
}

interface JobWorker {
  /** Runs due jobs; resolves when none is left. */
  run(): Promise<void>;
  /** Stops taking jobs and awaits the current one. The rest is done after the next start. */
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

  const turn = async (): Promise<void> => {
    while (again && !stopping) {
      again = false;
      for (current = await queue.claim(db, now()); current; current = stopping ? null : await queue.claim(db, now())) {
        const failure = await attempt(current);
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
        // A call between the last poll and this line got the promise of a run that had ended.
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
