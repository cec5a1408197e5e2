import type { MessageValues } from '../contract/common';

/** Why a call to the platform failed. */
export type UpstreamErrorKind =
  /** The platform refused the call (400, 409, 422, 429 …): `message` and `fieldErrors` are its messages. */
  | 'refused'
  /** The token is missing, expired or invalid. */
  | 'unauthorized'
  | 'not-found'
  /** No response, a timeout or a 5xx: says nothing about the visitor. */
  | 'unavailable'
  /** The reply does not parse. */
  | 'invalid-reply';

/** The code of an 'unavailable' call that was never sent and can safely be retried. */
export const NOT_SENT = 'NOT_SENT';

/**
 * Next preserves only the digest of an error that leaves a cached read or a shared rendering; it is no longer an
 * UpstreamError then.
 */
const UNAVAILABLE_DIGEST = 'UNAVAILABLE';
const REFUSED_DIGEST = 'REFUSED';

interface Details {
  status?: number;
  code?: string;
  /** Values contained in the message, for its translation. */
  values?: MessageValues | undefined;
  fieldErrors?: Readonly<Record<string, string>>;
  /** Why each field was refused, for the translation of its message. */
  reasons?: Readonly<Record<string, MessageValues>> | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly status: number;
  readonly code: string;
  readonly values: MessageValues;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, MessageValues>>;
  readonly retryAfter: number | undefined;
  /** Read by Next, which generates one if it is absent. */
  declare digest?: string;

  constructor(kind: UpstreamErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.values = details.values ?? {};
    this.fieldErrors = details.fieldErrors ?? {};
    this.reasons = details.reasons ?? {};
    this.retryAfter = details.retryAfter;
    this.digest = kind === 'unavailable' || kind === 'invalid-reply' ? UNAVAILABLE_DIGEST : REFUSED_DIGEST;
  }
}

/**
 * True if the error says nothing about the visitor or the record: shown as 'Network Error' (specification 1, section
 * 8).
 */
export function isUnavailable(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && (error.kind === 'unavailable' || error.kind === 'invalid-reply');
}

function digestOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
}

/** True for an error reported by Next: the request failed because the platform failed. */
export function isPlatformError(error: unknown): boolean {
  return digestOf(error) === UNAVAILABLE_DIGEST;
}

/** The same, also for a refusal that nobody expected: what is read for everybody is nobody's to be refused. */
export function isFailedCall(error: unknown): boolean {
  return isPlatformError(error) || digestOf(error) === REFUSED_DIGEST;
}

/** The error as a property of a form's state; empty for other errors. */
export function unavailableState(error: unknown): { unavailable?: 'no-reply' | 'failed' } {
  if (!isUnavailable(error)) return {};
  return { unavailable: error.kind === 'unavailable' && error.status === 0 ? 'no-reply' : 'failed' };
}

/** True if nothing was sent to the platform. */
export function isNotSent(error: unknown): error is UpstreamError {
  return isUnavailable(error) && error.code === NOT_SENT;
}

export function isNotFound(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.kind === 'not-found';
}
