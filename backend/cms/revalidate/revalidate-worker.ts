import type { Logger } from 'pino';
import { within } from '../../../lib/domain/values/within';
import type { Config } from '../../system/config';
import type { Db } from '../../db/client';
import { startJobWorker } from '../../services/jobs/job-worker';
import { type RevalidateJob, noteProblem, revalidateQueue, tagsOf } from './revalidate-jobs';
import { storefrontsOf } from './storefronts';

export interface RevalidateWorker {
  /** Runs due jobs; resolves when none is left, or after 5 s. */
  wake(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly config: Pick<Config, 'APP_ORIGIN' | 'STOREFRONT_URLS' | 'REVALIDATE_SECRET'>;
  readonly log: Logger;
  readonly now: () => Date;
}

const POLL_MS = 1_000;
const CALL_MS = 10_000;
const WAIT_MS = 5_000;
/** Longer than a call under way. */
const STOP_MS = CALL_MS + 5_000;

/** Notifies every storefront of changes, each at least once. Without a secret jobs are dropped. */
export function startRevalidateWorker({ db, config, log, now }: Options): RevalidateWorker {
  const worker = startJobWorker({
    db,
    log,
    now,
    queue: revalidateQueue,
    attempt: async (job) => {
      const problem = await callStorefronts(config, job);
      if (problem === null) return null;
      await noteProblem(db, job, problem);
      return { problem };
    },
    onFailure: ({ id }, failure, isTriedAgain) =>
      log.warn(
        { job: id, ...failure },
        isTriedAgain
          ? 'a storefront was not notified of a change, it is tried again'
          : 'notifying a storefront of a change was given up',
      ),
    brokenWords: 'storefronts cannot be notified of changes',
    pollMs: POLL_MS,
    stopMs: STOP_MS,
  });
  return { wake: () => within(WAIT_MS, worker.run(), undefined), stop: worker.stop };
}

/**
 * Null when all storefronts were notified; otherwise the first failure. A retry notifies all of them again, which is
 * harmless.
 */
async function callStorefronts(config: Options['config'], job: RevalidateJob): Promise<string | null> {
  const { REVALIDATE_SECRET } = config;
  if (REVALIDATE_SECRET === undefined) return null;
  const problems = await Promise.all(
    storefrontsOf(config).map((storefront) => callStorefront(storefront, REVALIDATE_SECRET, job)),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/** Null on success; otherwise the reason, for editors. */
async function callStorefront(storefront: string, secret: string, job: RevalidateJob): Promise<string | null> {
  try {
    const reply = await fetch(`${storefront}/api/revalidate`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: tagsOf(job) }),
    });
    await reply.body?.cancel();
    if (reply.ok) return null;
    return reply.status === 401
      ? 'the shop refused the secret: REVALIDATE_SECRET must be the same on both sides'
      : `the shop answered ${reply.status}`;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    return cause.name === 'TimeoutError' ? 'the shop took too long to answer' : 'the shop did not answer';
  }
}
