import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../config/log';
import { type SharedStore, sharedStore } from '../../session/shared-store';
import { UpstreamError } from '../errors';

/** Lock lifetime: a crashed instance loses the lock after this time, a live one extends it. */
const LOCK_MS = 15_000;
const RENEW_MS = 5_000;
const POLL_MS = 100;
/** Longer than the longest submission: a baseline, a refresh, and the change twice. */
const PATIENCE_MS = 130_000;

export interface HeldLock {
  readonly store: SharedStore | null;
  /** True if another instance held the lock: then its outcome applies. */
  readonly hasWaited: boolean;
}

function complain(error: unknown): void {
  log.warn(
    { reason: error instanceof Error ? error.message : 'unknown' },
    'Redis failed, what is sent is joined here alone',
  );
}

async function storeOrNull(): Promise<SharedStore | null> {
  try {
    return await sharedStore();
  } catch (error) {
    complain(error);
    return null;
  }
}

async function holding<T>(store: SharedStore, key: string, owner: string, work: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => {
    store.renew(key, owner, LOCK_MS).catch(complain);
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await store.unlock(key, owner).catch(complain);
  }
}

async function lockOrNull(store: SharedStore, key: string, owner: string): Promise<boolean | null> {
  try {
    return await store.lock(key, owner, LOCK_MS);
  } catch (error) {
    complain(error);
    return null;
  }
}

/**
 * Runs work under a lock shared by all instances; without a shared store there is no lock. @throws UpstreamError if the
 * lock stays held
 */
export async function withSharedLock<T>(id: string, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  const store = await storeOrNull();
  if (!store) return work({ store: null, hasWaited: false });
  const [key, owner] = [`lock:once:${id}`, randomUUID()];
  let hasWaited = false;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(POLL_MS)) {
    const mine = await lockOrNull(store, key, owner);
    if (mine === null) return work({ store: null, hasWaited });
    if (mine) return holding(store, key, owner, () => work({ store, hasWaited }));
    hasWaited = true;
  }
  throw new UpstreamError('unavailable', 'Network Error');
}
