import { connection } from 'next/server';
import { siteAddress } from '@/lib/config/site-address';
import { isFailedCall } from '@/lib/upstream/errors';

/** Shared caches store it for ten minutes, and serve a stale copy while they revalidate. */
const CACHED = 'public, max-age=600, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400';

export const xmlNotFound = (): Response =>
  new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });

interface Asked {
  readonly request: Request;
  /** The file's only address. */
  readonly path: string;
}

/**
 * Sends XML; 503 when the platform does not respond, since an empty sitemap would remove the shop from search engines.
 * An address with a query redirects: each would be another copy for shared caches, of up to 45,000 addresses.
 */
export async function xmlResponse(
  { request, path }: Asked,
  make: () => Promise<ReadableStream<Uint8Array> | null>,
): Promise<Response> {
  await connection();
  if (new URL(request.url).search !== '')
    return new Response(null, { status: 308, headers: { location: siteAddress(path), 'cache-control': 'no-store' } });
  try {
    const body = await make();
    if (body === null) return xmlNotFound();
    return new Response(body, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': CACHED,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!isFailedCall(error)) throw error;
    return new Response('Service Unavailable', {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    });
  }
}
