import { isSignOutVisit } from '@/lib/session/request-guard';
import { errorResponse } from '@/lib/upstream/bff/error-response';
import { signOut } from '@/lib/upstream/session/sign-in';

/**
 * `GET /logout`: signs out when opened from this site or by a typed address. For any other request the middleware shows
 * a confirmation (app/[view]/(auth)/logout).
 */
export async function GET(request: Request): Promise<Response> {
  if (!isSignOutVisit(request.headers))
    return errorResponse(403, 'NOT_OPENED', 'Nobody is signed out by this request.');
  await signOut();
  return new Response(null, {
    status: 303,
    headers: { location: '/', 'cache-control': 'private, no-store', 'clear-site-data': '"cache"' },
  });
}
