import 'server-only';
import { z } from 'zod';
import { clearAttempt, readAttempt, storeAttempt } from './attempt';
import { type CookieChange, type ReadableJar, hostCookie } from '../cookie';

/** As long as a visitor's cart key. */
const MONTH = 30 * 24 * 3600;
/** The latest ones are kept. */
const MAX_CARTS = 5;

/** A visitor's cart that could not be merged at a sign-in: it belongs to that account from then on. */
const waitingCart = z.object({
  user: z.string(),
  /** Base address of the account's platform, if it is not API_BASE_URL. */
  base: z.string().optional(),
  key: z.string(),
});
export type WaitingCart = z.infer<typeof waitingCart>;

/** The account of a session; ids of different platforms name different people. */
export type CartOwner = Pick<WaitingCart, 'user' | 'base'>;

export function isOwner(cart: WaitingCart, { user, base }: CartOwner): boolean {
  return cart.user === user && cart.base === base;
}

const note = { cookie: 'stockist-waiting', seconds: MONTH, data: z.object({ carts: z.array(waitingCart) }) };

/** True if the browser has such carts, of whatever account; cheaper than reading them. */
export function hasWaitingCarts(jar: ReadableJar): boolean {
  return jar.get(hostCookie(note.cookie)) !== undefined;
}

/** The waiting carts of all accounts that signed in with this browser, oldest first. */
export async function readWaitingCarts(jar: ReadableJar): Promise<readonly WaitingCart[]> {
  return (await readAttempt(jar, note))?.carts ?? [];
}

/** The changes after which exactly these carts wait. */
export async function rememberWaitingCarts(jar: ReadableJar, carts: readonly WaitingCart[]): Promise<CookieChange[]> {
  return carts.length === 0 ? clearAttempt(jar, note) : [await storeAttempt(note, { carts: carts.slice(-MAX_CARTS) })];
}
