import 'server-only';
import { LRUCache } from 'lru-cache';
import { log } from '../../config/log';
import { processMemory } from '../process-memory';
import { type SharedStore, sharedStore } from '../shared-store';

const TTL_MS = 3_600_000;
const MAX = 50_000;

async function spendShared(store: SharedStore, name: string, spender: string): Promise<boolean> {
  return (await store.lock(name, spender, TTL_MS)) || (await store.get(name)) === spender;
}

function spendHere(name: string, spender: string): boolean {
  const spent = processMemory('spent', () => new LRUCache<string, string>({ ttl: TTL_MS, max: MAX }));
  const before = spent.get(name);
  if (before === undefined) spent.set(name, spender);
  return before === undefined || before === spender;
}

/**
 * Uses up a single-use id, across all instances if REDIS_URL is set. True for the first spender, also on a repeated
 * call, since a request may be retried after its response was lost. The id must expire within an hour.
 */
export async function consumeOnce(what: string, spender: string): Promise<boolean> {
  const name = `spent:${what}`;
  try {
    const store = await sharedStore();
    if (store) return await spendShared(store, name, spender);
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'Redis cannot be reached, what counts once is known here alone',
    );
  }
  return spendHere(name, spender);
}
