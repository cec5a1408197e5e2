import 'server-only';
import { dropReply } from '../http/reply-bytes';
import { FILE_LENGTH } from '../../config/file-length';
import { isTooLarge, openFile, streamOf, unavailableFile } from './open-file';

const TIMEOUT_MS = 20_000;
/** Generous: videos are long, and streamed while they are watched. */
const LIMITS = { bytes: 2 * 1024 * 1024 * 1024, waitMs: 600_000 };
const VIDEO_TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);
const PASSED_ON = ['content-type', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Streams a video from the platform, or the requested range. Only video types and the listed headers are allowed. */
export async function fetchVideo(path: string, range: string | null): Promise<Response> {
  const upstream = await openFile({ what: 'film', path, headers: range ? { range } : {}, timeoutMs: TIMEOUT_MS });
  if (!upstream) return unavailableFile();
  const type = upstream.headers.get('content-type')?.split(';')[0] ?? '';
  const isThere = upstream.status === 200 || upstream.status === 206;
  const isFilm = isThere && VIDEO_TYPES.has(type) && !isTooLarge(upstream, LIMITS);
  if (!isFilm) await dropReply(upstream);
  if (upstream.status === 416) {
    const length = upstream.headers.get('content-range') ?? 'bytes */*';
    return new Response(null, { status: 416, headers: { 'content-range': length } });
  }
  if (!isFilm) return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = new Headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' });
  const { body, length } = streamOf(upstream, LIMITS);
  if (length) headers.set(FILE_LENGTH, length);
  for (const name of PASSED_ON) {
    const value = upstream.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(body, { status: upstream.status, headers });
}
