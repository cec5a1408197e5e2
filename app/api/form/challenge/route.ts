import { makeChallenge } from '@/lib/session/tokens/captcha';
import { errorResponse } from '@/lib/upstream/error-response';
import { countCall } from '@/lib/upstream/rate-limit';
import { visitorAddress } from '@/lib/upstream/session/sign-in';

/** A captcha's puzzle for the browser: made here, signed, and forgotten until it comes back solved. */
export async function GET(): Promise<Response> {
  const wait = await countCall(await visitorAddress());
  if (wait !== null) return errorResponse(429, 'TOO_MANY', 'Too many requests.', { retryAfter: wait });
  return Response.json(await makeChallenge(), { headers: { 'cache-control': 'no-store' } });
}
