import type { Logger } from 'pino';
import type { Db } from '../../db/client';
import { describeError } from '../../system/describe-error';
import { type Failure, startJobWorker } from '../jobs/job-worker';
import type { MailJob } from './mail-job';
import { type StoredMail, jobKey, mailQueue, readMail } from './mail-jobs';

/** Writes and sends the mail of one job under its key; throws when it has to be retried. */
export type DeliverMail = (job: MailJob, key: string) => Promise<void>;

export interface MailWorker {
  /** Wakes the worker after a short delay, so that the queueing transaction ends and its response is sent first. */
  wake(): void;
  /** Stops claiming mail and awaits the current one for at most 3 s. The rest is sent after the next start. */
  stop(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly deliver: DeliverMail;
}

const WAKE_MS = 25;
const POLL_MS = 2_000;
const STOP_MS = 3_000;

/** Sends queued mail, one at a time, each at least once. Several workers may share a database. */
export function startMailWorker({ db, log, now, deliver }: Options): MailWorker {
  const attempt = async (job: StoredMail): Promise<Failure | null> => {
    try {
      await deliver(readMail(job), jobKey(job));
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };
  const worker = startJobWorker({
    db,
    log,
    now,
    queue: mailQueue,
    attempt,
    onFailure: ({ id, kind }, failure, isTriedAgain) =>
      log[isTriedAgain ? 'warn' : 'error'](
        { job: id, kind, ...failure },
        isTriedAgain ? 'mail was not sent, it is tried again later' : 'mail was given up',
      ),
    brokenWords: 'the mail queue cannot be worked on',
    pollMs: POLL_MS,
    stopMs: STOP_MS,
  });
  void worker.run();
  return {
    wake: () => void setTimeout(() => void worker.run(), WAKE_MS).unref(),
    stop: worker.stop,
  };
}

/** A mail server's refusal for the log: its codes, never its message, which repeats the address. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = 'code' in error ? error.code : undefined;
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  return code === undefined && responseCode === undefined ? { error: describeError(error) } : { code, responseCode };
}
