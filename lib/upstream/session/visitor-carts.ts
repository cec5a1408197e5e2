import 'server-only';
import { log } from '../../config/log';
import { type CartChange, mergeCart } from '../../contract/cart/cart.contract';
import { noticeOf } from '../../domain/cart/cart-notice';
import { type CookieChange, type ReadableJar, cookieChange } from '../../session/cookie';
import { rememberNotice } from '../../session/cookies/cart-notice';
import { isOwner, readWaitingCarts, rememberWaitingCarts } from '../../session/cookies/waiting-carts';
import type { SessionData } from '../../session/data';
import { UpstreamError } from '../errors';
import { send } from '../transport';

export const CART_KEY_COOKIE = 'stockist-cart';
/** For all carts together: a sign-in or a page waits for them. */
const MERGE_TIMEOUT_MS = 8_000;
/** Statuses that say something about the cart, and would be the same the next time. */
const VERDICTS: ReadonlySet<number> = new Set([400, 403, 404, 410, 422]);

/** The lines that a merge changed; null if it has to be tried again. */
async function merge(session: SessionData, key: string, timeoutMs: number): Promise<readonly CartChange[] | null> {
  try {
    const options = { token: session.accessToken, base: session.base, timeoutMs };
    return (await send(mergeCart, { body: { session: key } }, options)).changes;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'visitor cart not merged');
    // A reply that does not parse says that the platform has done it.
    return error.kind === 'invalid-reply' || VERDICTS.has(error.status) ? [] : null;
  }
}

interface Merged {
  /** Carts that need no further try: merged, or refused by the platform. */
  readonly settled: number;
  readonly changes: readonly CookieChange[];
}

/**
 * Merges the visitor's cart, and those left from earlier sign-ins of the same account, into the account's. A cart that
 * cannot be merged now waits for this account only: the next account in this browser must not get its lines.
 */
export async function mergeVisitorCarts(
  jar: ReadableJar,
  session: SessionData & { readonly user: string },
): Promise<Merged> {
  const { user, base } = session;
  const until = performance.now() + MERGE_TIMEOUT_MS;
  const visitor = jar.get(CART_KEY_COOKIE)?.value;
  const left = await readWaitingCarts(jar);
  const own = left.filter((cart) => isOwner(cart, session)).map(({ key }) => key);
  const keys = [...new Set(visitor ? [...own, visitor] : own)];
  if (keys.length === 0) return { settled: 0, changes: [] };
  const failed: string[] = [];
  const lines: CartChange[] = [];
  for (const key of keys) {
    const leftMs = Math.floor(until - performance.now());
    // After one without a reply, each of the others would wait as long.
    const merged = failed.length > 0 || leftMs <= 0 ? null : await merge(session, key, leftMs);
    if (merged) lines.push(...merged);
    else failed.push(key);
  }
  const others = left.filter((cart) => !isOwner(cart, session));
  const waiting = [...others, ...failed.map((key) => ({ user, ...(base !== undefined && { base }), key }))];
  const changes = [
    ...(visitor ? [cookieChange({ name: CART_KEY_COOKIE, value: '' }, 0)] : []),
    ...(await rememberWaitingCarts(jar, waiting)),
    ...(await rememberNotice(noticeOf('merge', lines), session.sid)),
  ];
  return { settled: keys.length - failed.length, changes };
}
