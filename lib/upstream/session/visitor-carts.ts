import 'server-only';
import { log } from '../../config/log';
import { type CartChange, mergeCart } from '../../contract/cart/cart.contract';
import { noticeOf } from '../../domain/cart/cart-notice';
import { type CookieChange, type ReadableJar, cookieChange } from '../../session/cookie';
import { rememberNotice } from '../../session/cookies/cart-notice';
import { readWaitingCarts, rememberWaitingCarts } from '../../session/cookies/waiting-carts';
import type { SessionData } from '../../session/data';
import { UpstreamError } from '../errors';
import { send } from '../transport';

export const CART_KEY_COOKIE = 'stockist-cart';
/** A sign-in or a page waits for it. */
const MERGE_TIMEOUT_MS = 8_000;

/** The lines that a merge changed; null if it has to be tried again. A key that the platform refuses has no lines. */
async function merge(session: SessionData, key: string): Promise<readonly CartChange[] | null> {
  try {
    const options = { token: session.accessToken, base: session.base, timeoutMs: MERGE_TIMEOUT_MS };
    return (await send(mergeCart, { body: { session: key } }, options)).changes;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'visitor cart not merged');
    return error.kind === 'refused' || error.kind === 'not-found' ? [] : null;
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
  const { user } = session;
  const visitor = jar.get(CART_KEY_COOKIE)?.value;
  const left = await readWaitingCarts(jar);
  const own = left.filter((cart) => cart.user === user).map(({ key }) => key);
  const keys = [...new Set(visitor ? [...own, visitor] : own)];
  if (keys.length === 0) return { settled: 0, changes: [] };
  const failed: string[] = [];
  const lines: CartChange[] = [];
  for (const key of keys) {
    // After one without a reply, each of the others would wait as long.
    const merged = failed.length > 0 ? null : await merge(session, key);
    if (merged) lines.push(...merged);
    else failed.push(key);
  }
  const waiting = [...left.filter((cart) => cart.user !== user), ...failed.map((key) => ({ user, key }))];
  const changes = [
    ...(visitor ? [cookieChange({ name: CART_KEY_COOKIE, value: '' }, 0)] : []),
    ...(await rememberWaitingCarts(jar, waiting)),
    ...(await rememberNotice(noticeOf('merge', lines), session.sid)),
  ];
  return { settled: keys.length - failed.length, changes };
}
