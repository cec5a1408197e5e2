import 'server-only';
import { cookies } from 'next/headers';
import type { AnyEndpoint, ReplyOf } from '../contract/endpoint';
import { readSession, writeSealed } from '../session/cookie';
import { currentSession } from '../session/current';
import type { SessionData } from '../session/data';
import { refreshSession } from './refresh';
import { endEverywhere } from './refresh-shared';
import { UpstreamError } from './errors';
import { type CallInput, send } from './transport';

interface Options { idempotencyKey?: string }

/** Text codes that end a session at once (specification 1, section 8). */
function endsSession(error: UpstreamError): boolean {
  return error.code === 'TOKEN_INVALID' || /signature verification failed/i.test(error.message);
}

function sendAs<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, session: SessionData | null, options: Options): Promise<ReplyOf<E>> {
  if (!session && endpoint.auth === 'session') {
    throw new UpstreamError('unauthorized', 'Not signed in', { status: 401, code: 'NO_SESSION' });
  }
  return send(endpoint, input, { token: session?.accessToken, base: session?.base, idempotencyKey: options.idempotencyKey });
}

/**
 * A call as the visitor of this request, for rendering: never cached, and never refreshes, since no cookie can be written there
 * (middleware has refreshed before the page is rendered).
 * @throws UpstreamError; 'unauthorized' when nobody is signed in and the call needs it.
 */
export async function sessionCall<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  return sendAs(endpoint, input, await currentSession(), {});
}

/**
 * The same for route handlers and actions, where a cookie can be written: TOKEN_EXPIRED makes one refresh and one replay,
 * a verdict signs out.
 * @throws UpstreamError
 */
export async function sessionWrite<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  options: Options = {},
): Promise<ReplyOf<E>> {
  const jar = await cookies();
  const session = await readSession(jar);
  try {
    return await sendAs(endpoint, input, session, options);
  } catch (error) {
    if (!session || !(error instanceof UpstreamError) || error.kind !== 'unauthorized') throw error;
    if (endsSession(error)) {
      await endEverywhere(session.sid);
      writeSealed(jar, []);
      throw error;
    }
    if (error.code !== 'TOKEN_EXPIRED') throw error;
    const outcome = await refreshSession(session);
    if (outcome.kind === 'unreachable') throw new UpstreamError('unavailable', 'Network Error', { cause: error });
    writeSealed(jar, outcome.kind === 'refreshed' ? outcome.sealed : []);
    if (outcome.kind === 'ended') throw error;
    return sendAs(endpoint, input, outcome.session, options);
  }
}
