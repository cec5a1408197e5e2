import type { Logger } from 'pino';
import type { Db } from '../../db/client';
import { describeError } from '../../system/describe-error';
import { type Failure, startJobWorker } from '../jobs/job-worker';
import type { MailJob } from './mail-job';
import { type StoredMail, mailQueue, readMail } from './mail-jobs';

/** Writes and sends the mail of one job; throws when it has to be tried again. */
export type DeliverMail = (job: MailJob) => Promise<void>;

export interface MailWorker {
  /** Wakes the worker shortly, once the queueing transaction has ended and its reply is sent. */
  wake(): void;
  /** Stops taking mail and awaits the current one, 3 s at most. The rest is sent after the next start. */
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
      await deliver(readMail(job));
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

/** What a mail server's refusal may be logged with: its codes, never its words, which repeat the address. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = 'code' in error ? error.code : undefined;
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  return code === undefined && responseCode === undefined ? { error: describeError(error) } : { code, responseCode };
}
