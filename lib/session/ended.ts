import 'server-only';
import { join } from 'node:path';
import { env } from '../config/env';
import { log } from '../config/log';
import { SESSION_SECONDS } from './data';
import { EndedFile } from './ended-file';
import { learnExpired } from './expired-tokens';
import { processMemory } from './process-memory';
import { sharedSessions } from './shared-sessions';

/** The lifetime of a seal, plus a day at each end. */
const DAYS = SESSION_SECONDS / (24 * 3600) + 2;
/** An unusable folder is logged at most once per this interval. */
const SAY_AGAIN_MS = 60_000;

function file(): EndedFile {
  return processMemory('ended-sessions', () => new EndedFile(join(env().DATA_DIR, 'ended-sessions'), { days: DAYS }));
}

/** Logs an unusable folder. Without it, ended sessions are known in memory and, if configured, in Redis. */
async function tolerant(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const logged = processMemory('ended-sessions-logged', () => ({ at: Number.NEGATIVE_INFINITY }));
    if (performance.now() - logged.at < SAY_AGAIN_MS) return;
    logged.at = performance.now();
    log.error(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'DATA_DIR cannot be used: after a restart, sessions that were ended would be good again',
    );
  }
}

/**
 * Ends a session everywhere and permanently: neither a running refresh nor a copied cookie can revive it, here, on
 * another storefront or after a restart, whether or not the platform revokes tokens (design, section 5.3).
 */
export async function endSession(sid: string): Promise<void> {
  await Promise.all([tolerant(file().add(sid)), sharedSessions().tellEnded(sid)]);
}

/**
 * Whether a session was ended on any storefront that shares this folder or this Redis. If Redis does not respond soon,
 * local data decides: a shop that is unusable without Redis would be worse than a copied cookie that works until Redis
 * is back. The reply also tells of an access token that another storefront found expired.
 */
export async function isEnded(sid: string): Promise<boolean> {
  if (file().knows(sid)) return true;
  await tolerant(file().follow());
  if (file().knows(sid)) return true;
  const { ended, expiredToken } = await sharedSessions().find(sid);
  if (expiredToken !== null) learnExpired(expiredToken);
  return ended;
}

/**
 * Reads the folder and connects to Redis before the first request. Redis is told the folder's sessions again, which
 * nobody waits for: the process that ended them may have stopped while Redis was away. Never throws.
 */
export async function readEnded(): Promise<void> {
  await Promise.all([tolerant(file().follow()), sharedSessions().begin()]);
  void sharedSessions().tellAgain(file().entries());
}
