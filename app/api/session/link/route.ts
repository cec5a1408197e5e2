import { isLinkActive } from '@/lib/upstream/link-state';
import { errorResponse } from '@/lib/upstream/error-response';

/** Asked by a browser that got no reply, until there is one again. */
export async function GET(): Promise<Response> {
  if (await isLinkActive()) return Response.json({ active: true }, { headers: { 'cache-control': 'no-store' } });
  return errorResponse(503, 'NETWORK_ERROR', 'Network Error');
}
