import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { mergeCart } from '../contract/cart';
import { type Tokens, login, logout } from '../contract/session';
import { log } from '../config/log';
import { UpstreamError } from './errors';
import { endEverywhere } from './refresh-shared';
import { send } from './transport';
import { readSession, sealSession, writeSealed } from '../session/cookie';
import type { SessionData } from '../session/data';

export const CART_KEY_COOKIE = 'stockist-cart';
const FINGERPRINT_LENGTH = 21;
const LOGOUT_TIMEOUT_MS = 5_000;

/** A random id of 21 characters, made once per session (specification 1, section 3). */
function newFingerprint(): string {
  return randomUUID().replaceAll('-', '').slice(0, FINGERPRINT_LENGTH);
}

/** Merges the visitor's cart into the account, once: its key is forgotten when the platform has it. */
async function mergeVisitorCart(session: SessionData): Promise<void> {
  const jar = await cookies();
  const key = jar.get(CART_KEY_COOKIE)?.value;
  if (!key) return;
  try {
    await send(mergeCart, { body: { session: key } }, { token: session.accessToken, base: session.base });
    jar.delete(CART_KEY_COOKIE);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'cart not merged, will be tried at the next sign-in');
  }
}

/** Seals tokens into this visitor's cookie and merges the cart: what every way of signing in ends with. */
export async function openSession(tokens: Tokens, fingerprint: string, base?: string): Promise<void> {
  const jar = await cookies();
  const session: SessionData = {
    sid: randomUUID(),
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    fingerprint,
    issuedAt: Math.floor(Date.now() / 1000),
    ...(base === undefined ? {} : { base }),
  };
  const previous = await readSession(jar);
  if (previous) await endEverywhere(previous.sid);
  await mergeVisitorCart(session);
  writeSealed(jar, await sealSession(session));
}

/**
 * Signs in by password. Only in actions and route handlers.
 * @throws UpstreamError 'refused' with the platform's words for a wrong password.
 */
export async function signIn(username: string, password: string): Promise<void> {
  const fingerprint = newFingerprint();
  // scripts/storefront.ts has replaced whatever the visitor sent in this header.
  const visitor = (await headers()).get('x-forwarded-for') ?? undefined;
  const tokens = await send(login, { body: { username, password, fingerprint } }, { visitor });
  await openSession(tokens, fingerprint);
}

/** Signs out here at once, whatever the platform says; the platform is told so that it revokes the tokens. */
export async function signOut(): Promise<void> {
  const jar = await cookies();
  const session = await readSession(jar);
  writeSealed(jar, []);
  if (!session) return;
  await endEverywhere(session.sid);
  try {
    await send(logout, {}, { token: session.accessToken, base: session.base, timeoutMs: LOGOUT_TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'platform was not told of a sign-out');
  }
}
