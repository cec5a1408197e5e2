import { isLinkActive } from '@/lib/upstream/link-state';
import { errorResponse } from '@/lib/upstream/bff/error-response';

/** Polled by a browser that got no reply, until the platform is reachable again. */
export async function GET(): Promise<Response> {
  if (await isLinkActive()) return Response.json({ active: true }, { headers: { 'cache-control': 'no-store' } });
  return errorResponse(503, 'NETWORK_ERROR', 'Network Error');
}
