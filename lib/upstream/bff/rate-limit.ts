import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { z } from 'zod';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { networkOf } from '../../domain/web/network';
import { processMemory } from '../../session/process-memory';
import { type SharedStore, answerWithin, sharedStore } from '../../session/shared-store';

const SIGN_IN_WINDOW_SECONDS = 300;
const VOUCHER_WINDOW_SECONDS = 60;
const CALLS_WINDOW_SECONDS = 60;
const REDIS_PATIENCE_MS = 1_000;
/** One browser sends at most 20 calls per second (50 ms apart); several people may share an address. */
const CALLS = 6_000;

interface Limit {
  readonly points: number;
  readonly duration: number;
}

/**
 * Middleware, pages and route handlers share the counters, but each has its own copy of the package: an object of one
 * copy must not be passed to another, and a rejection is not an instance of the other's class.
 */
interface Limiters {
  readonly memory: RateLimiterAbstract;
  /** Counts in Redis, or in memory while Redis is unreachable. */
  over(client: SharedStore['client']): RateLimiterAbstract;
}

function limitersOf(name: string, limit: Limit): Limiters {
  return processMemory(`limit.${name}`, () => {
    const memory = new RateLimiterMemory({ keyPrefix: name, ...limit });
    const over = (client: SharedStore['client']) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `stockist:${name}`,
        ...limit,
        insuranceLimiter: memory,
      });
    return { memory, over };
  });
}

const refusal = z.object({ msBeforeNext: z.number() });

async function secondsToWait(limiter: RateLimiterAbstract, subject: string): Promise<number | null> {
  try {
    await limiter.consume(subject);
    return null;
  } catch (refused) {
    const parsed = refusal.safeParse(refused);
    if (!parsed.success) throw refused;
    return Math.max(1, Math.ceil(parsed.data.msBeforeNext / 1000));
  }
}

/** Counts in Redis if it responds, otherwise on this instance only. */
async function withLimiter<T>(
  name: string,
  limit: Limit,
  count: (limiter: RateLimiterAbstract) => Promise<T>,
): Promise<T> {
  const { memory, over } = limitersOf(name, limit);
  try {
    const store = await sharedStore();
    if (store) return await answerWithin(REDIS_PATIENCE_MS, count(over(store.client)));
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'Redis cannot be reached, attempts are counted here alone',
    );
  }
  return count(memory);
}

/**
 * Counts one sign-in attempt or e-mail request of a visitor's address. @returns null if it is allowed, otherwise the
 * seconds to wait. All ways of signing in, registering and recovering share one limit (SIGN_IN_ATTEMPTS in 5 minutes)
 */
export async function countSignIn(address: string): Promise<number | null> {
  const limit = { points: env().SIGN_IN_ATTEMPTS, duration: SIGN_IN_WINDOW_SECONDS };
  return withLimiter('sign-in', limit, (limiter) => secondsToWait(limiter, networkOf(address)));
}

/** Counts a call of the browser, with a limit that only automated calls reach. Counted per storefront. */
export async function countCall(address: string): Promise<number | null> {
  const { memory } = limitersOf('calls', { points: CALLS, duration: CALLS_WINDOW_SECONDS });
  return secondsToWait(memory, networkOf(address));
}

function withVoucherLimiter<T>(count: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
  return withLimiter('voucher', { points: env().VOUCHER_ATTEMPTS, duration: VOUCHER_WINDOW_SECONDS }, count);
}

/**
 * Counts an attempt at a voucher's code before it is made, so that concurrent attempts count too; `subjects` are the
 * customer and the network. @returns null if it is allowed, otherwise the seconds to wait (VOUCHER_ATTEMPTS in a minute
 * for each subject)
 */
export async function countVoucherCode(subjects: readonly string[]): Promise<number | null> {
  const waits = await withVoucherLimiter((limiter) =>
    Promise.all(subjects.map((subject) => secondsToWait(limiter, subject))),
  );
  return waits.reduce((longest, wait) => (wait === null ? longest : Math.max(longest ?? 0, wait)), null);
}

/** Removes an attempt whose code was valid or not checked: only wrong codes count. */
export async function uncountVoucherCode(subjects: readonly string[]): Promise<void> {
  await withVoucherLimiter((limiter) => Promise.all(subjects.map((subject) => limiter.reward(subject))));
}
