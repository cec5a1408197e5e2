import type { z } from 'zod';
import type { PlatformErrorBody } from '../contract/common';
import { UpstreamError, isOfPlatform } from './errors';

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

/** The response for a query or a body that the contract does not allow. */
export function invalidResponse(error: z.ZodError): Response {
  const errors = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  return errorResponse(422, 'INVALID', 'Some of the values are not valid.', { errors });
}

const UNAVAILABLE_RETRY_SECONDS = 5;

/** `NETWORK_ERROR` when there was no reply at all: only that makes the link inactive (specification 1, section 4). */
function unavailableResponse(code: 'NETWORK_ERROR' | 'PLATFORM_FAILED'): Response {
  return errorResponse(503, code, 'Network Error', { retryAfter: UNAVAILABLE_RETRY_SECONDS });
}

/** The response for a failed call. Anything but an UpstreamError is rethrown. */
export function upstreamErrorResponse(error: unknown): Response {
  if (!(error instanceof UpstreamError)) {
    // Of an error in a cached read nothing but its digest is left.
    if (isOfPlatform(error)) return unavailableResponse('PLATFORM_FAILED');
    throw error;
  }
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
      return unavailableResponse(error.status === 0 ? 'NETWORK_ERROR' : 'PLATFORM_FAILED');
  }
}
