import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { REQUEST_TIMEOUT_MS } from '../config/constants';
import { log } from '../config/log';
import type { SealedCookie } from '../session/cookie';
import { isEnded, markEnded } from '../session/ended';
import { type SharedStore, sharedStore } from '../session/shared-store';
import { KEEP_REFRESH_MS, type RefreshOutcome } from './refresh-outcome';

const LOCK_MS = REQUEST_TIMEOUT_MS + 5_000;
const POLL_MS = 50;
const ENDED_MS = 24 * 3600 * 1000;

/** What instances leave for each other. The cookies are sealed, so Redis never sees a token. */
const kept = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refreshed'), sealed: z.array(z.object({ name: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('ended') }),
]);

/** Redis out of reach: this instance goes on alone, and says so. */
async function storeOrNull(): Promise<SharedStore | null> {
  try {
    return await sharedStore();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Redis cannot be reached, refreshing alone');
    return null;
  }
}

/** Remembers an ended session here and, with REDIS_URL, for every instance. */
export async function endEverywhere(sid: string): Promise<void> {
  markEnded(sid);
  const store = await storeOrNull();
  await store?.set(`ended:${sid}`, '1', ENDED_MS);
}

export async function isEndedAnywhere(sid: string): Promise<boolean> {
  if (isEnded(sid)) return true;
  const store = await storeOrNull();
  return (await store?.get(`ended:${sid}`)) != null;
}

/** Runs `redeem` on one instance only; the others wait for its result and reopen it. */
export async function acrossInstances(
  key: string,
  redeem: () => Promise<RefreshOutcome>,
  reopen: (sealed: readonly SealedCookie[]) => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  const store = await storeOrNull();
  if (!store) return redeem();
  const owner = randomUUID();
  const until = Date.now() + LOCK_MS;
  const readKept = async (): Promise<RefreshOutcome | null> => {
    const text = await store.get(`refresh:${key}`);
    if (text === null) return null;
    const value = kept.parse(JSON.parse(text));
    return value.kind === 'refreshed' ? reopen(value.sealed) : { kind: 'ended' };
  };
  while (Date.now() < until) {
    const known = await readKept();
    if (known) return known;
    if (!(await store.lock(`lock:${key}`, owner, LOCK_MS))) {
      await pause(POLL_MS);
      continue;
    }
    try {
      const again = await readKept();
      if (again) return again;
      const outcome = await redeem();
      if (outcome.kind === 'refreshed') await store.set(`refresh:${key}`, JSON.stringify({ kind: outcome.kind, sealed: outcome.sealed }), KEEP_REFRESH_MS);
      if (outcome.kind === 'ended') await store.set(`refresh:${key}`, JSON.stringify({ kind: outcome.kind }), KEEP_REFRESH_MS);
      return outcome;
    } finally {
      await store.unlock(`lock:${key}`, owner);
    }
  }
  return { kind: 'unreachable' };
}
