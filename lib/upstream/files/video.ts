import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';

const TIMEOUT_MS = 20_000;
const VIDEO_TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Streams a film of the platform, or the part of it that is asked for. Only film types pass, and no other headers. */
export async function fetchVideo(path: string, range: string | null): Promise<Response> {
  let upstream: Response;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
  try {
    upstream = await fetch(new URL(path, env().API_BASE_URL), {
      redirect: 'manual',
      signal: patience.signal,
      headers: range ? { range } : {},
    });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'film not read');
    return new Response('Service Unavailable', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  } finally {
    clearTimeout(timer);
  }
  if (upstream.status === 416)
    return new Response(null, {
      status: 416,
      headers: { 'content-range': upstream.headers.get('content-range') ?? 'bytes */*' },
    });
  const type = upstream.headers.get('content-type')?.split(';')[0] ?? '';
  if ((upstream.status !== 200 && upstream.status !== 206) || !VIDEO_TYPES.has(type)) {
    return new Response('Not Found', {
      status: upstream.status >= 500 ? 502 : 404,
      headers: { 'cache-control': 'no-store' },
    });
  }
  const headers = new Headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' });
  for (const name of PASSED_ON) {
    const value = upstream.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(upstream.body, { status: upstream.status, headers });
}
