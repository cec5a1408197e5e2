import type { PlatformErrorBody, MessageValues } from '@/lib/contract/common';

export type PlatformStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;

interface Details {
  /** Messages by field name. */
  errors?: Readonly<Record<string, string>>;
  /** Why each field was refused, for callers that translate it. */
  reasons?: Readonly<Record<string, MessageValues>>;
  /** Data of the message, for callers that translate it. */
  values?: MessageValues | undefined;
  headers?: Readonly<Record<string, string>>;
}

/** An error with a message for the caller (specification 1, section 8). Any other error becomes a 500. */
export class PlatformError extends Error {
  readonly errors: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly values: MessageValues | undefined;
  readonly reasons: Readonly<Record<string, MessageValues>>;

  constructor(
    readonly status: PlatformStatus,
    /** The reply's text_code, such as TOKEN_EXPIRED. */
    readonly code: string,
    message: string,
    details: Details = {},
  ) {
    super(message);
    this.name = 'PlatformError';
    this.errors = details.errors ?? {};
    this.headers = details.headers ?? {};
    this.values = details.values;
    this.reasons = details.reasons ?? {};
  }

  get body(): PlatformErrorBody {
    const values = this.values && { values: { ...this.values } };
    const reasons = Object.keys(this.reasons).length > 0 && { reasons: { ...this.reasons } };
    return { text_code: this.code, message: this.message, errors: { ...this.errors }, ...values, ...reasons };
  }
}

export function notFound(what: string): PlatformError {
  return new PlatformError(404, 'NOT_FOUND', `${what} was not found.`);
}

export function tokenInvalid(): PlatformError {
  return new PlatformError(401, 'TOKEN_INVALID', 'This sign-in is not valid any more. Please sign in again.');
}

export function tokenExpired(): PlatformError {
  return new PlatformError(401, 'TOKEN_EXPIRED', 'This sign-in has to be renewed.');
}
