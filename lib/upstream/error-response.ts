import type { PlatformErrorBody } from '../contract/common';
import { UpstreamError } from './errors';

const NO_STORE = { 'cache-control': 'private, no-store' };

/** An error to the browser in the platform's own form, so that the client parses one shape. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  extra: { errors?: Readonly<Record<string, string>>; retryAfter?: number | undefined } = {},
): Response {
  const body: PlatformErrorBody = { text_code: code, message, errors: { ...extra.errors } };
  const headers = extra.retryAfter ? { ...NO_STORE, 'retry-after': String(extra.retryAfter) } : NO_STORE;
  return Response.json(body, { status, headers });
}

const UNAVAILABLE_RETRY_SECONDS = 5;

/** The response for a failed call. Anything but an UpstreamError is rethrown. */
export function upstreamErrorResponse(error: unknown): Response {
  if (!(error instanceof UpstreamError)) throw error;
  switch (error.kind) {
    case 'unauthorized':
      return errorResponse(401, error.code || 'UNAUTHORIZED', error.message);
    case 'not-found':
      return errorResponse(404, 'NOT_FOUND', error.message);
    case 'refused':
      return errorResponse(error.status, error.code, error.message, {
        errors: error.fieldErrors,
        retryAfter: error.retryAfter,
      });
    case 'unavailable':
    case 'invalid-reply':
      // Only no reply at all makes the link inactive (specification 1, section 4).
      return errorResponse(503, error.status === 0 ? 'NETWORK_ERROR' : 'PLATFORM_FAILED', 'Network Error', {
        retryAfter: UNAVAILABLE_RETRY_SECONDS,
      });
  }
}
