import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { REFRESH_WAIT_MS, REQUEST_TIMEOUT_MS } from '../../config/constants';
import { log } from '../../config/log';
import type { SealedCookie } from '../../session/cookie';
import { type SharedStore, sharedStore } from '../../session/shared-store';
import { REFRESH_CACHE_MS, type RefreshOutcome } from './refresh-outcome';

const LOCK_MS = REQUEST_TIMEOUT_MS + 5_000;
const POLL_MS = 50;

/** The result shared by all instances. The cookies are sealed, so Redis never contains a token. */
const storedOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refreshed'), sealed: z.array(z.object({ name: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('ended') }),
]);

/** If Redis is unreachable, logs it, and this instance refreshes alone. */
async function storeOrNull(): Promise<SharedStore | null> {
  try {
    return await sharedStore();
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'Redis cannot be reached, refreshing alone',
    );
    return null;
  }
}

/** If Redis failed meanwhile, logs it: the result is cached on this instance only. */
async function ignoreRedisError(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Redis did not take a refresh');
  }
}

/** Another instance's result; 'mine' if this one holds the lock now, 'busy' if another does. */
async function claim(
  store: SharedStore,
  key: string,
  owner: string,
): Promise<readonly SealedCookie[] | 'ended' | 'mine' | 'busy'> {
  const mine = await store.lock(`lock:${key}`, owner, LOCK_MS);
  const text = await store.get(`refresh:${key}`);
  if (text === null) return mine ? 'mine' : 'busy';
  if (mine) await store.unlock(`lock:${key}`, owner);
  const left = storedOutcome.parse(JSON.parse(text));
  return left.kind === 'refreshed' ? left.sealed : 'ended';
}

async function redeemAndShare(
  store: SharedStore,
  key: string,
  owner: string,
  redeem: () => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  try {
    const outcome = await redeem();
    const left = outcome.kind === 'refreshed' ? { kind: outcome.kind, sealed: outcome.sealed } : { kind: outcome.kind };
    if (outcome.kind !== 'unreachable')
      await ignoreRedisError(store.set(`refresh:${key}`, JSON.stringify(left), REFRESH_CACHE_MS));
    return outcome;
  } finally {
    await ignoreRedisError(store.unlock(`lock:${key}`, owner));
  }
}

/** Runs `redeem` on one instance only; the others wait for its result and reopen it. Without Redis it runs on each. */
export async function acrossInstances(
  key: string,
  redeem: () => Promise<RefreshOutcome>,
  reopen: (sealed: readonly SealedCookie[]) => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  const store = await storeOrNull();
  if (!store) return redeem();
  const owner = randomUUID();
  // No longer than a request waits: a lock that ends by itself was of an instance that has lost Redis and may have
  // redeemed the token, and a second redemption ends the session.
  const until = Date.now() + REFRESH_WAIT_MS;
  while (Date.now() < until) {
    let claimed: Awaited<ReturnType<typeof claim>>;
    try {
      claimed = await claim(store, key, owner);
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Redis failed, refreshing alone');
      return redeem();
    }
    if (claimed === 'ended') return { kind: 'ended' };
    if (claimed === 'mine') return redeemAndShare(store, key, owner, redeem);
    if (claimed !== 'busy') return reopen(claimed);
    await pause(POLL_MS);
  }
  return { kind: 'unreachable' };
}
