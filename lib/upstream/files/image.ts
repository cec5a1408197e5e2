import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';

const TIMEOUT_MS = 20_000;
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/avif', 'image/webp', 'image/jpeg']);
const FAILED = { 'cache-control': 'no-store' };

/** Streams an image of the platform. Only image types pass; cookies and other headers of the platform are dropped. */
export async function fetchImage(path: string, etag: string | null): Promise<Response> {
  let upstream: Response;
  try {
    upstream = await fetch(new URL(path, env().API_BASE_URL), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: etag ? { 'if-none-match': etag } : {},
    });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'image not read');
    return new Response('Service Unavailable', { status: 503, headers: { ...FAILED, 'retry-after': '5' } });
  }
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const tag = upstream.headers.get('etag');
  if (tag) headers.set('etag', tag);
  if (upstream.status === 304) return new Response(null, { status: 304, headers });
  const type = upstream.headers.get('content-type')?.split(';')[0] ?? '';
  if (!upstream.ok || !IMAGE_TYPES.has(type)) {
    return new Response('Not Found', { status: upstream.status >= 500 ? 502 : 404, headers: FAILED });
  }
  headers.set('content-type', type);
  const length = upstream.headers.get('content-length');
  if (length) headers.set('content-length', length);
  return new Response(upstream.body, { headers });
}
