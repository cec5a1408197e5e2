import 'server-only';
import { notFound } from 'next/navigation';
import type { AnyEndpoint, ReplyOf } from '../contract/endpoint';
import { NOT_SENT, UpstreamError } from './errors';
import { note } from './request-notes';
import { type CallInput, send } from './transport';

type PublicEndpoint = AnyEndpoint & { auth: 'none' | 'optional' };

/** Delay before a read is retried. */
export const RETRY_PAUSE_MS = 150;

/** True for a read whose reply is the same for everyone. */
export function isPublicRead<E extends AnyEndpoint>(endpoint: E): endpoint is E & PublicEndpoint {
  return endpoint.auth === 'none' && endpoint.method === 'GET' && !endpoint.effect;
}

/** The build must not need a running platform: its placeholder pages read nothing and are 404 (design, section 4). */
export function skipWhileBuilding(): void {
  if (process.env.NEXT_PHASE === 'phase-production-build') notFound();
}

/** Failures that a retry would repeat: a timeout or an oversized reply. */
const NOT_RETRYABLE: ReadonlySet<string> = new Set(['TimeoutError', 'ReplyTooLarge']);

/** True if there was no response: the platform may be restarting. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.kind !== 'unavailable' || error.status !== 0) return false;
  if (error.code === NOT_SENT) return false;
  return !(error.cause instanceof Error && NOT_RETRYABLE.has(error.cause.name));
}

/** Refusals of a moment: a gateway asks for patience. */
const FOR_NOW: ReadonlySet<number> = new Set([408, 425, 429]);

/** A refusal of a moment counts as no response: a page keeps its last copy, and is not cached without a part. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof UpstreamError) || !FOR_NOW.has(error.status)) return error;
  const { status, retryAfter } = error;
  note({ unavailable: true });
  return new UpstreamError('unavailable', 'Network Error', { status, retryAfter, cause: error });
}

/**
 * A call without a session, so its reply may be cached for everyone. A read is retried once if there is no response.
 * @throws UpstreamError
 */
export async function publicCall<E extends PublicEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ReplyOf<E>> {
  skipWhileBuilding();
  try {
    return await send(endpoint, input);
  } catch (error) {
    if (endpoint.effect) throw error;
    if (!isConnectionLoss(error)) throw asFailure(error);
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    return send(endpoint, input);
  }
}
