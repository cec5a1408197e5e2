import type { z } from 'zod';
import type { PlatformErrorBody } from '../../contract/common';
import { UpstreamError, isFailedCall } from '../errors';

const NO_STORE = { 'cache-control': 'private, no-store' };

/** An error for the browser in the platform's format, so that the client parses only one. */
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

/** The response to a query or body that violates the contract. */
export function invalidResponse(error: z.ZodError): Response {
  const errors = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  return errorResponse(422, 'INVALID', 'Some of the values are not valid.', { errors });
}

const UNAVAILABLE_RETRY_SECONDS = 5;

/** `NETWORK_ERROR` if there was no response: only that makes the link inactive (specification 1, section 4). */
function unavailableResponse(code: 'NETWORK_ERROR' | 'PLATFORM_FAILED'): Response {
  return errorResponse(503, code, 'Network Error', { retryAfter: UNAVAILABLE_RETRY_SECONDS });
}

/** The response to a failed call. Errors other than UpstreamError are rethrown. */
export function upstreamErrorResponse(error: unknown): Response {
  if (!(error instanceof UpstreamError)) {
    // An error in a cached read retains only its digest.
    if (isFailedCall(error)) return unavailableResponse('PLATFORM_FAILED');
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
