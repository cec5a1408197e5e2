import 'server-only';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { REFRESH_WAIT_MS, REQUEST_TIMEOUT_MS } from '../../config/constants';
import { log } from '../../config/log';
import type { SealedCookie } from '../../session/cookie';
import { processMemory } from '../../session/process-memory';
import { type SharedStore, sharedStore } from '../../session/shared-store';
import { REFRESH_CACHE_MS, type RefreshOutcome } from './refresh-outcome';

const LOCK_MS = REQUEST_TIMEOUT_MS + 5_000;
const POLL_MS = 50;

/** The result shared by all instances. The cookies are sealed, so Redis never contains a token. */
const storedOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refreshed'), sealed: z.array(z.object({ name: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('ended') }),
]);

/** Tokens whose lock another instance held: it may have redeemed them, whatever becomes of Redis. */
function redeemedElsewhere(): LRUCache<string, true> {
  return processMemory('refreshes-elsewhere', () => new LRUCache<string, true>({ ttl: LOCK_MS, max: 10_000 }));
}

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

/** If Redis failed meanwhile, logs it: the result is known here. */
async function ignoreRedisError(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Redis failed after a refresh');
  }
}

/** Another instance's result; 'mine' if this one holds the lock now, 'busy' if another does. */
async function claim(
  store: SharedStore,
  key: string,
  owner: string,
): Promise<readonly SealedCookie[] | 'ended' | 'mine' | 'busy'> {
  const mine = await store.lock(`lock:${key}`, owner, LOCK_MS);
  if (!mine) redeemedElsewhere().set(key, true);
  const text = await store.get(`refresh:${key}`);
  if (text === null) return mine ? 'mine' : 'busy';
  if (mine) await ignoreRedisError(store.unlock(`lock:${key}`, owner));
  const left = storedOutcome.parse(JSON.parse(text));
  return left.kind === 'refreshed' ? left.sealed : 'ended';
}

/** Without the outcome, whoever got the lock would redeem the token again: it is only released once that is stored. */
async function leave(store: SharedStore, key: string, owner: string, outcome: RefreshOutcome | null): Promise<void> {
  if (outcome !== null && outcome.kind !== 'unreachable') {
    const left = outcome.kind === 'refreshed' ? { kind: outcome.kind, sealed: outcome.sealed } : { kind: outcome.kind };
    await store.set(`refresh:${key}`, JSON.stringify(left), REFRESH_CACHE_MS);
  }
  await store.unlock(`lock:${key}`, owner);
}

async function redeemAndShare(
  store: SharedStore,
  key: string,
  owner: string,
  redeem: () => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  let outcome: RefreshOutcome | null = null;
  try {
    outcome = await redeem();
    return outcome;
  } finally {
    await ignoreRedisError(leave(store, key, owner, outcome));
  }
}

/**
 * Runs `redeem` on one instance only; the others wait for its result and reopen it. Without Redis it runs on each, but
 * on none that has seen another hold the lock: a second redemption of a token ends the session.
 */
export async function acrossInstances(
  key: string,
  redeem: () => Promise<RefreshOutcome>,
  reopen: (sealed: readonly SealedCookie[]) => Promise<RefreshOutcome>,
): Promise<RefreshOutcome> {
  const store = await storeOrNull();
  if (!store) return redeem();
  const owner = randomUUID();
  let hasWaited = false;
  // No longer than a request waits.
  for (const until = Date.now() + REFRESH_WAIT_MS; Date.now() < until; await pause(POLL_MS)) {
    let claimed: Awaited<ReturnType<typeof claim>>;
    try {
      claimed = await claim(store, key, owner);
    } catch (error) {
      const alone = !redeemedElsewhere().has(key);
      log.warn({ reason: error instanceof Error ? error.message : 'unknown', alone }, 'Redis failed during a refresh');
      return alone ? redeem() : { kind: 'unreachable' };
    }
    if (claimed === 'ended') return { kind: 'ended' };
    if (claimed === 'mine' && !hasWaited) return redeemAndShare(store, key, owner, redeem);
    if (claimed === 'mine') {
      // The other got no verdict, or has lost its lock: it ended by itself, or Redis restarted empty.
      await ignoreRedisError(leave(store, key, owner, null));
      break;
    }
    if (claimed !== 'busy') return reopen(claimed);
    hasWaited = true;
  }
  return { kind: 'unreachable' };
}
