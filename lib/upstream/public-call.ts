import 'server-only';
import { notFound } from 'next/navigation';
import type { AnyEndpoint, ReplyOf } from '../contract/endpoint';
import { UpstreamError } from './errors';
import { type CallInput, send } from './transport';

type PublicEndpoint = AnyEndpoint & { auth: 'none' | 'optional' };

const RETRY_PAUSE_MS = 150;

/** A read that is the same for everyone, whoever asks. */
export function isPublicRead<E extends AnyEndpoint>(endpoint: E): endpoint is E & PublicEndpoint {
  return endpoint.auth === 'none' && endpoint.method === 'GET' && !endpoint.effect;
}

/** Building must not need a running platform: the placeholder pages of a build read nothing and are 404 (design, section 4). */
function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

/** No reply at all, other than by a timeout: the platform may be restarting. */
function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.kind !== 'unavailable' || error.status !== 0) return false;
  return !(error.cause instanceof Error && error.cause.name === 'TimeoutError');
}

/**
 * A call that carries no session, so its reply may be cached for everyone. A read is tried once more when there is no reply.
 * @throws UpstreamError
 */
export async function publicCall<E extends PublicEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  return readTwice(() => send(endpoint, input), endpoint.effect);
}

/** Reads once more when there is no reply, unless it may be read `once` only. @throws UpstreamError */
export async function readTwice<T>(read: () => Promise<T>, once = false): Promise<T> {
  if (isBuilding()) notFound();
  try {
    return await read();
  } catch (error) {
    if (once || !isConnectionLoss(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return read();
  }
}
