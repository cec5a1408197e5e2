import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import { cartLogSeen } from '@/lib/contract/cart/cart-log.contract';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse, upstreamErrorResponse } from '@/lib/upstream/bff/error-response';
import { readLimited } from '@/lib/upstream/bff/limited-body';
import { sessionWrite } from '@/lib/upstream/session-call';

const MAX_FORM_BYTES = 500;
const form = z.object({ mark: z.string().min(1).max(100) });

/**
 * Marks the cart's changes as seen: sent by a script when the page is left, or by the log's button, which is redirected
 * to the cart.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const body = await readLimited(request, MAX_FORM_BYTES);
  if (body === null) return errorResponse(413, 'TOO_LARGE', 'The request is too large.');
  const sent = form.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!sent.success) return errorResponse(422, 'INVALID', 'Some of the values are not valid.');
  try {
    await sessionWrite(cartLogSeen, { body: sent.data });
  } catch (error) {
    return upstreamErrorResponse(error);
  }
  const headers = { 'cache-control': 'private, no-store' };
  if (request.headers.has('x-csrf')) return new Response(null, { status: 204, headers });
  return new Response(null, { status: 303, headers: { ...headers, location: routes.cart } });
}
