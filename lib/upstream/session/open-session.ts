import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '../../config/log';
import { authUser, logout, refreshToken } from '../../contract/sign-in/session';
import type { User } from '../../contract/account/user';
import { clearAttempt, mailAttempt } from '../../session/cookies/attempt';
import { forgetPending } from '../../session/cookies/pending-login';
import { forgetForeignPromotion } from '../../session/cookies/promotion';
import { voucherCode } from '../../session/cookies/voucher-code';
import { type CookieChange, type ReadableJar, cookieChanges, readSession, sealSession } from '../../session/cookie';
import type { SessionData } from '../../session/data';
import { endSession } from '../../session/ended';
import { UpstreamError } from '../errors';
import { send } from '../transport';
import { mergeVisitorCarts } from './visitor-carts';

const FINGERPRINT_LENGTH = 21;
const LOGOUT_TIMEOUT_MS = 5_000;

/** A random id of 21 characters, one per session (specification 1, section 3). */
export function newFingerprint(): string {
  return randomUUID().replaceAll('-', '').slice(0, FINGERPRINT_LENGTH);
}

export interface NewTokens {
  readonly accessToken: string;
  /** Empty if the provider issues none: the session then ends with its access token. */
  readonly refreshToken: string;
  readonly fingerprint: string;
  /** Base address of the tokens' platform, if it is not API_BASE_URL. */
  readonly base?: string;
}

/**
 * Asks the platform to revoke a session's tokens, with a fresh access token if that has expired: the refresh token
 * works for much longer. A failure is only logged, since the session has already ended here.
 */
export async function revoke({ accessToken, refreshToken: renewal, fingerprint, base }: NewTokens): Promise<void> {
  const options = { base, timeoutMs: LOGOUT_TIMEOUT_MS, always: true } as const;
  try {
    await send(logout, {}, { token: accessToken, ...options }).catch(async (error: unknown) => {
      if (!(error instanceof UpstreamError) || error.code !== 'TOKEN_EXPIRED' || renewal === '') throw error;
      const fresh = await send(refreshToken, { body: { refresh_token: renewal, fingerprint } }, options);
      await send(logout, {}, { token: fresh.access_token, ...options });
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ kind: error.kind }, 'the platform was not notified of a sign-out');
  }
}

/** The user of these tokens; loading it verifies them. @throws UpstreamError */
export async function verifyTokens({ accessToken, base }: Pick<NewTokens, 'accessToken' | 'base'>): Promise<User> {
  const { item } = await send(authUser, {}, { token: accessToken, base });
  return item;
}

function isSameAccount(one: SessionData, other: SessionData): boolean {
  return one.user === other.user && one.base === other.base;
}

/**
 * Every sign-in ends here. Verifies the tokens, unless `proven` is their user already, merges the visitor's cart, ends
 * the previous session, and returns the cookies to set. It sets none itself, since middleware and actions do so
 * differently.
 * @throws UpstreamError if the user cannot be loaded: then nothing has changed
 */
export async function openSession(jar: ReadableJar, tokens: NewTokens, proven?: User): Promise<CookieChange[]> {
  const { id: user } = proven ?? (await verifyTokens(tokens));
  const session = { ...tokens, user, sid: randomUUID(), issuedAt: Math.floor(Date.now() / 1000) };
  const { changes: merged } = await mergeVisitorCarts(jar, session);
  const previous = await readSession(jar);
  if (previous) {
    await endSession(previous.sid);
    // The same tokens again, from a link followed twice: revoking them would end the new session too.
    if (previous.accessToken !== session.accessToken && previous.refreshToken !== session.refreshToken)
      await revoke(previous);
  }
  return [
    ...cookieChanges(jar, await sealSession(session)),
    ...merged,
    ...forgetForeignPromotion(jar, session),
    // One that was typed before any sign-in is to be redeemed after it.
    ...(previous && !isSameAccount(previous, session) ? clearAttempt(jar, voucherCode) : []),
    ...clearAttempt(jar, mailAttempt),
    ...forgetPending(jar),
  ];
}

/**
 * Opens a session with tokens issued for this sign-in: they are revoked if it fails. New tokens that the platform
 * rejects are an error of the platform, not of the visitor.
 * @throws UpstreamError
 */
export async function openFreshSession(jar: ReadableJar, tokens: NewTokens): Promise<CookieChange[]> {
  try {
    return await openSession(jar, tokens);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind !== 'unauthorized') await revoke(tokens);
    throw error.kind === 'unauthorized' ? new UpstreamError('invalid-reply', 'Network Error', { cause: error }) : error;
  }
}
