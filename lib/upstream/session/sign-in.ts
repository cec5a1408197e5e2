import 'server-only';
import { cookies, headers } from 'next/headers';
import { type Tokens, login, loginRecoveryCode } from '../../contract/sign-in/session';
import { readSession, writeChanges, writeSealed } from '../../session/cookie';
import { endSession } from '../../session/ended';
import { clearSignOutCookies } from '../../session/cookies/sign-out-cookies';
import { newFingerprint, openFreshSession, revoke } from './open-session';
import { UpstreamError } from '../errors';
import { send } from '../transport';

/** The visitor's address: server/answer.ts has replaced any value sent in this header. */
export async function visitorAddress(): Promise<string> {
  return (await headers()).get('x-forwarded-for') ?? '';
}

async function enter(tokens: Tokens, fingerprint: string): Promise<void> {
  const jar = await cookies();
  writeChanges(
    jar,
    await openFreshSession(jar, { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, fingerprint }),
  );
}

/**
 * Names a refusal that says nothing: no token was sent that could be expired, so it is about what was typed.
 * @throws UpstreamError
 */
async function refusedAs<T>(code: 'LOGIN_FAILED' | 'CODE_WRONG', sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.code !== '' || error.message !== '') throw error;
    if (error.status !== 401 && error.status !== 422) throw error;
    throw new UpstreamError('refused', '', { status: error.status, code, cause: error });
  }
}

/**
 * Signs in by password. Only in actions and route handlers, like everything in this module.
 * @throws UpstreamError 401 LOGIN_FAILED for a wrong password, an unknown address and an application under review
 */
export async function signInByPassword(username: string, password: string): Promise<void> {
  const fingerprint = newFingerprint();
  const sent = send(login, { body: { username, password, fingerprint } }, { visitor: await visitorAddress() });
  const tokens = await refusedAs('LOGIN_FAILED', sent);
  await enter(tokens, fingerprint);
}

/**
 * Signs in with the code of an e-mail, typed or from its link.
 * @throws UpstreamError 422 CODE_WRONG or CODE_EXPIRED, 403 ACCOUNT_PENDING if it confirmed an application
 */
export async function signInByCode(email: string, code: string, fingerprint = newFingerprint()): Promise<void> {
  const sent = send(loginRecoveryCode, { query: { email, code, fingerprint } }, { visitor: await visitorAddress() });
  await enter(await refusedAs('CODE_WRONG', sent), fingerprint);
}

/** Ends the session here at once, whether or not the platform responds; the platform is asked to revoke the tokens. */
export async function signOut(): Promise<void> {
  const jar = await cookies();
  const session = await readSession(jar);
  writeSealed(jar, []);
  clearSignOutCookies(jar);
  if (!session) return;
  await endSession(session.sid);
  await revoke(session);
}
