/** Why a call of the platform did not give its reply. */
export type UpstreamErrorKind =
  /** The platform understood and said no (400, 409, 422, 429 …): `message` and `fieldErrors` are its words. */
  | 'refused'
  /** The token is missing, expired or wrong. */
  | 'unauthorized'
  | 'not-found'
  /** No reply, a timeout or a 5xx: says nothing about the visitor. */
  | 'unavailable'
  /** A reply that does not parse. */
  | 'invalid-reply';

interface Details {
  status?: number;
  code?: string;
  fieldErrors?: Readonly<Record<string, string>>;
  /** Seconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(kind: UpstreamErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfter = details.retryAfter;
  }
}

/** True when nothing can be concluded about the visitor or the record: told as 'Network Error' (specification 1, section 8). */
export function isUnavailable(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && (error.kind === 'unavailable' || error.kind === 'invalid-reply');
}

/** The same for a form's answer; nothing to add to it for any other error. */
export function unavailability(error: unknown): { unavailable?: 'no-reply' | 'failed' } {
  if (!isUnavailable(error)) return {};
  return { unavailable: error.kind === 'unavailable' && error.status === 0 ? 'no-reply' : 'failed' };
}

export function isNotFound(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.kind === 'not-found';
}
