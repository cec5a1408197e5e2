import 'server-only';
import { errorResponse } from './error-response';
import { countCall } from './rate-limit';

/** Counts a call of a visitor's address. @returns the 429 response above the limit, otherwise null */
export async function refuseTooMany(address: string | null): Promise<Response | null> {
  const wait = await countCall(address ?? '');
  if (wait === null) return null;
  return errorResponse(429, 'TOO_MANY', 'Too many requests. Please wait a moment.', { retryAfter: wait });
}
