import 'server-only';
import { createClient } from 'redis';
import { env } from '../config/env';
import { log } from '../config/log';
import { within } from '../domain/values/within';
import { processMemory } from './process-memory';

/** Data shared by several storefronts in Redis. Times in milliseconds. */
export interface SharedStore {
  /** The client itself, for packages that need one. */
  readonly client: ReturnType<typeof newClient>;
  get(key: string): Promise<string | null>;
  /** The values of several keys in one question, in their order. */
  getAll(keys: readonly string[]): Promise<(string | null)[]>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** True if `owner` holds the lock now. */
  lock(key: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Extends the owner's lock, or takes it again where it is gone; that of another owner stays as it is. */
  renew(key: string, owner: string, ttlMs: number): Promise<void>;
  unlock(key: string, owner: string): Promise<void>;
}

const PREFIX = 'stockist:';
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
/** A Redis that restarted has forgotten the lock, so one that is gone is taken again. */
const RENEW =
  "local holder = redis.call('get', KEYS[1]) if holder and holder ~= ARGV[1] then return 0 end " +
  "redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 1";
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MS = 2_000;
/** A Redis that accepts a command but does not respond counts as unavailable. */
const REPLY_TIMEOUT_MS = 1_000;

const TIMED_OUT = Symbol('timed out');

/** @throws Error after the timeout; a later response is ignored */
export async function answerWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const answer = await within(milliseconds, work, TIMED_OUT);
  if (answer === TIMED_OUT) throw new Error(`no answer within ${milliseconds} ms`);
  return answer;
}

/** `isConnected` tells whether there was a connection before. */
function newClient(url: string, isConnected: () => boolean) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // The first connection fails at once, so that no request waits for an absent Redis; a lost one is retried.
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => (isConnected() ? Math.min(retries * 100, RECONNECT_MS) : false),
    },
  });
  client.on('error', (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Redis'),
  );
  return client;
}

async function connect(url: string): Promise<SharedStore> {
  let connected = false;
  const client = newClient(url, () => connected);
  try {
    await answerWithin(CONNECT_TIMEOUT_MS, client.connect());
  } catch (error) {
    client.destroy();
    throw error;
  }
  connected = true;
  const soon = <T>(work: Promise<T>) => answerWithin(REPLY_TIMEOUT_MS, work);
  return {
    client,
    get: (key) => soon(client.get(PREFIX + key)),
    getAll: (keys) => soon(client.mGet(keys.map((key) => PREFIX + key))),
    set: async (key, value, ttlMs) => {
      await soon(client.set(PREFIX + key, value, { expiration: { type: 'PX', value: ttlMs } }));
    },
    delete: async (key) => {
      await soon(client.del(PREFIX + key));
    },
    lock: async (key, owner, ttlMs) => {
      const reply = await soon(
        client.set(PREFIX + key, owner, { condition: 'NX', expiration: { type: 'PX', value: ttlMs } }),
      );
      return reply === 'OK';
    },
    renew: async (key, owner, ttlMs) => {
      await soon(client.eval(RENEW, { keys: [PREFIX + key], arguments: [owner, String(ttlMs)] }));
    },
    unlock: async (key, owner) => {
      await soon(client.eval(UNLOCK, { keys: [PREFIX + key], arguments: [owner] }));
    },
  };
}

/** The store of REDIS_URL; null if it is not set. @throws Error if Redis cannot be reached */
export async function sharedStore(): Promise<SharedStore | null> {
  const url = env().REDIS_URL;
  if (!url) return null;
  const memory = processMemory('redis', (): { store: Promise<SharedStore> | null } => ({ store: null }));
  memory.store ??= connect(url).catch((error: unknown) => {
    memory.store = null;
    throw error;
  });
  return memory.store;
}
