import type { Logger } from 'pino';
import type { Db } from '../db/client';
import { describeError } from '../system/describe-error';
import type { MailJob } from './mail-job';
import { type StoredJob, claimJob, dropJob, postponeJob, readJob, releaseJob } from './mail-jobs';

/** Writes and sends the mail of one job; throws when it has to be tried again. */
export type DeliverMail = (job: MailJob) => Promise<void>;

export interface MailWorker {
  /** Looks for work in a moment, when the transaction that queued it has ended and its reply is on the way. */
  wake(): void;
  /** Takes nothing new and waits for what is being sent, 3 s at most. What is left is sent after the next start. */
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
  let stopping = false;
  let abandoned = false;
  let again = false;
  let current: StoredJob | null = null;
  let running: Promise<void> | null = null;

  const attempt = async (job: StoredJob): Promise<Record<string, unknown> | null> => {
    try {
      await deliver(readJob(job));
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };

  const turn = async (): Promise<void> => {
    while (again && !stopping) {
      again = false;
      for (current = await claimJob(db, now()); current; current = stopping ? null : await claimJob(db, now())) {
        const failure = await attempt(current);
        if (abandoned) return;
        if (failure === null) await dropJob(db, current);
        else {
          const waits = await postponeJob(db, current, now());
          log[waits ? 'warn' : 'error'](
            { job: current.id, kind: current.kind, ...failure },
            waits ? 'mail was not sent, it is tried again later' : 'mail was given up',
          );
        }
      }
    }
  };

  const run = (): void => {
    again = true;
    running ??= turn()
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'the mail queue cannot be worked on'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, POLL_MS);
  timer.unref();
  run();

  return {
    wake: () => void setTimeout(run, WAKE_MS).unref(),
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      if (!running) return;
      const late = Promise.withResolvers<void>();
      const timeout = setTimeout(late.resolve, STOP_MS);
      await Promise.race([running, late.promise]);
      clearTimeout(timeout);
      abandoned = true;
      if (current) await releaseJob(db, current, now());
    },
  };
}

/** What a mail server's refusal may be logged with: its codes, never its words, which repeat the address. */
function failureOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = 'code' in error ? error.code : undefined;
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  return code === undefined && responseCode === undefined ? { error: describeError(error) } : { code, responseCode };
}
