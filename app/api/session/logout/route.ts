import { isOwnRequest } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { signOut } from '@/lib/upstream/session/sign-in';

/** Signs out; a plain form post, so that it works without scripts. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return errorResponse(403, 'CSRF', 'This request did not come from this site.');
  await signOut();
  return new Response(null, {
    status: 303,
    headers: { location: '/', 'cache-control': 'private, no-store', 'clear-site-data': '"cache"' },
  });
}
