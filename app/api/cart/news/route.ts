import { cookies } from 'next/headers';
import { routes } from '@/lib/config/routes';
import { forgetNotice } from '@/lib/session/cookies/cart-notice';
import { writeChanges } from '@/lib/session/cookie';
import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';

/** Marks the cart's notice as seen: sent by a script, or by the notice's button, which is redirected to the cart. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  const jar = await cookies();
  writeChanges(jar, forgetNotice(jar));
  const headers = { 'cache-control': 'private, no-store' };
  if (request.headers.has('x-csrf')) return new Response(null, { status: 204, headers });
  return new Response(null, { status: 303, headers: { ...headers, location: routes.cart } });
}
