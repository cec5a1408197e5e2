import 'server-only';
import { cookies } from 'next/headers';
import type { AnyEndpoint, ReplyOf } from '../contract/endpoint';
import { LOCALE_COOKIE, chosenLocale } from '../i18n/locales';
import { readSession, writeSealed } from '../session/cookie';
import { currentSession } from '../session/current';
import type { SessionData } from '../session/data';
import { endSession } from '../session/ended';
import { reportExpired } from '../session/expired-tokens';
import { changeCart, isCartChange } from './session/cart-change';
import { completePromotion } from './session/cart-context';
import { refreshSession } from './session/refresh';
import { UpstreamError } from './errors';
import { translateError, rewordReply } from './refusal-messages';
import { type CallInput, send } from './transport';

interface Options {
  idempotencyKey?: string;
  /** The visitor's network address, for the platform's rate limits. */
  visitor?: string;
}

/** True for errors that end a session at once (specification 1, section 8). */
function endsSession(error: UpstreamError): boolean {
  return error.code === 'TOKEN_INVALID' || /signature verification failed/i.test(error.message);
}

/** Without what only a signed-in customer may see. */
function forVisitor<E extends AnyEndpoint>(endpoint: E, reply: ReplyOf<E>): ReplyOf<E> {
  return endpoint.forVisitor ? (endpoint.forVisitor(reply) as ReplyOf<E>) : reply;
}

function notSignedIn(): UpstreamError {
  return new UpstreamError('unauthorized', 'Not signed in', { status: 401, code: 'NO_SESSION' });
}

/** For actions whose calls need a session, before work that visitors should not cause. @throws UpstreamError */
export async function expectSession(): Promise<void> {
  if (!(await readSession(await cookies()))) throw notSignedIn();
}

/** Sends a call; a refusal's message is translated into the visitor's language if possible. */
async function sendAs<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  session: SessionData | null,
  options: Options,
): Promise<ReplyOf<E>> {
  if (!session && endpoint.auth === 'session') throw notSignedIn();
  const locale = chosenLocale((await cookies()).get(LOCALE_COOKIE)?.value);
  try {
    const sent = { token: session?.accessToken, base: session?.base, ...options };
    const sender = isCartChange(endpoint) ? changeCart : send;
    const complete = completePromotion(endpoint, input.body, await sender(endpoint, input, sent));
    const reply = (await rewordReply(complete, locale)) as ReplyOf<E>;
    return session ? reply : forVisitor(endpoint, reply);
  } catch (error) {
    throw await translateError(error, locale);
  }
}

/**
 * A call as the visitor of this request, for rendering: never cached, and never refreshes, since rendering cannot set
 * cookies (middleware refreshes before). An expired token is reported, so that the
 * next page refreshes it.
 * @throws UpstreamError; 'unauthorized' if the call needs a session and there is none
 */
export async function sessionCall<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  const session = await currentSession();
  try {
    return await sendAs(endpoint, input, session, {});
  } catch (error) {
    if (session && error instanceof UpstreamError && error.code === 'TOKEN_EXPIRED') reportExpired(session);
    throw error;
  }
}

/**
 * A call as the visitor for route handlers and actions, which can set cookies: TOKEN_EXPIRED causes one refresh and one
 * retry, a verdict signs out.
 * @throws UpstreamError
 */
export async function sessionWrite<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  options: Options = {},
): Promise<ReplyOf<E>> {
  return withRefresh((session) => sendAs(endpoint, input, session, options));
}

/** Sends a call as the visitor of this request, retried once after TOKEN_EXPIRED. @throws UpstreamError */
export async function withRefresh<T>(sendIt: (session: SessionData | null) => Promise<T>): Promise<T> {
  const jar = await cookies();
  const session = await readSession(jar);
  try {
    return await sendIt(session);
  } catch (error) {
    if (!session || !(error instanceof UpstreamError) || error.kind !== 'unauthorized') throw error;
    if (endsSession(error)) {
      await endSession(session.sid);
      writeSealed(jar, []);
      throw error;
    }
    if (error.code !== 'TOKEN_EXPIRED') throw error;
    const outcome = await refreshSession(session);
    if (outcome.kind === 'unreachable') throw new UpstreamError('unavailable', 'Network Error', { cause: error });
    writeSealed(jar, outcome.kind === 'refreshed' ? outcome.sealed : []);
    if (outcome.kind === 'ended') throw error;
    return sendIt(outcome.session);
  }
}
