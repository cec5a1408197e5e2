import { connection } from 'next/server';
import { isUnavailable } from '@/lib/upstream/errors';

/** Shared caches store it for ten minutes, and serve a stale copy while they revalidate. */
const CACHED = 'public, max-age=600, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400';

/**
 * Sends XML; 503 when the platform does not respond, since an empty sitemap would remove the shop from search engines.
 */
export async function xmlResponse(make: () => Promise<ReadableStream<Uint8Array> | null>): Promise<Response> {
  await connection();
  try {
    const body = await make();
    if (body === null) return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
    return new Response(body, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': CACHED,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return new Response('Service Unavailable', {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    });
  }
}
