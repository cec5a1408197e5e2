import 'server-only';
import { notFound } from 'next/navigation';
import type { AnyEndpoint, ReplyOf } from '../contract/endpoint';
import { NOT_SENT, UpstreamError } from './errors';
import { type CallInput, send } from './transport';

type PublicEndpoint = AnyEndpoint & { auth: 'none' | 'optional' };

/** Delay before a read is retried. */
export const RETRY_PAUSE_MS = 150;

/** A read whose reply is the same for everyone. */
export function isPublicRead<E extends AnyEndpoint>(endpoint: E): endpoint is E & PublicEndpoint {
  return endpoint.auth === 'none' && endpoint.method === 'GET' && !endpoint.effect;
}

/**
 * Building must not need a running platform: the placeholder pages of a build read nothing and are 404 (design, section
 * 4).
 */
export function skipWhileBuilding(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') notFound();
}

/** Failures that a retry would only repeat: a timeout or an oversized reply. */
const HOPELESS: ReadonlySet<string> = new Set(['TimeoutError', 'ReplyTooLarge']);

/** No reply at all: the platform may be restarting. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.kind !== 'unavailable' || error.status !== 0) return false;
  if (error.code === NOT_SENT) return false;
  return !(error.cause instanceof Error && HOPELESS.has(error.cause.name));
}

/**
 * A call that carries no session, so its reply may be cached for everyone. A read is tried once more when there is no
 * reply.
 * @throws UpstreamError
 */
export async function publicCall<E extends PublicEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  skipWhileBuilding();
  try {
    return await send(endpoint, input);
  } catch (error) {
    if (endpoint.effect || !isConnectionLoss(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return send(endpoint, input);
  }
}
