import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { z } from 'zod';
import { env } from '../config/env';
import { log } from '../config/log';
import { networkOf } from '../domain/web/network';
import { processMemory } from '../session/process-memory';
import { type SharedStore, sharedStore } from '../session/shared-store';

const SIGN_IN_WINDOW_SECONDS = 300;
const CALLS_WINDOW_SECONDS = 60;
/** One browser makes at most 20 calls a second (50 ms apart); several people may share an address. */
const CALLS = 6_000;

/**
 * The counters are shared by middleware, pages and route handlers, which each have a copy of the package of their own: one made by
 * one copy must not be handed to another, and its refusals are of no class that the other knows.
 */
interface SignInLimiters {
  readonly memory: RateLimiterAbstract;
  /** Counts in Redis, and in memory while that is out of reach. */
  over(client: SharedStore['client']): RateLimiterAbstract;
}

function signInLimiters(): SignInLimiters {
  return processMemory('limit.sign-in', () => {
    const limit = { points: env().SIGN_IN_ATTEMPTS, duration: SIGN_IN_WINDOW_SECONDS };
    const memory = new RateLimiterMemory({ keyPrefix: 'sign-in', ...limit });
    const over = (client: SharedStore['client']) =>
      new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: 'stockist:sign-in',
        ...limit,
        insuranceLimiter: memory,
      });
    return { memory, over };
  });
}

async function signInLimiter(): Promise<RateLimiterAbstract> {
  const { memory, over } = signInLimiters();
  const store = await sharedStore().catch((error: unknown) => {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'Redis cannot be reached, attempts are counted here alone',
    );
    return null;
  });
  return store ? over(store.client) : memory;
}

const refusal = z.object({ msBeforeNext: z.number() });

async function secondsToWait(limiter: RateLimiterAbstract, address: string): Promise<number | null> {
  try {
    await limiter.consume(networkOf(address));
    return null;
  } catch (refused) {
    const parsed = refusal.safeParse(refused);
    if (!parsed.success) throw refused;
    return Math.max(1, Math.ceil(parsed.data.msBeforeNext / 1000));
  }
}

/**
 * Counts one attempt at a secret, or one wish for an e-mail, of a visitor's address. Null when it may go on, otherwise the
 * seconds to wait. Every way of signing in, registering and recovering counts together (SIGN_IN_ATTEMPTS in 5 minutes).
 */
export async function countSignIn(address: string): Promise<number | null> {
  return secondsToWait(await signInLimiter(), address);
}

/** The same for calls of the browser: so many that only a machine makes more. Counted per storefront. */
export async function countCall(address: string): Promise<number | null> {
  return secondsToWait(
    processMemory(
      'limit.calls',
      () => new RateLimiterMemory({ keyPrefix: 'calls', points: CALLS, duration: CALLS_WINDOW_SECONDS }),
    ),
    address,
  );
}
