import 'server-only';
import { dropReply } from '../http/reply-bytes';
import { FILE_LENGTH } from '../../config/file-length';
import { type FileVisitor, isTooLarge, openFile, streamOf, unavailableFile } from './open-file';

const TIMEOUT_MS = 20_000;
/** Generous: videos are long, and streamed while they are watched. */
const LIMITS = { bytes: 2 * 1024 * 1024 * 1024, waitMs: 600_000 };
const VIDEO_TYPES: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);
const CONDITIONS = ['if-none-match', 'if-modified-since'];
/** Without its condition a range of a film that was replaced would be appended to a part of the former one. */
const RANGE = ['range', 'if-range'];
const VALIDATORS = ['etag', 'last-modified'];
const PASSED_ON = ['content-type', 'content-range', 'accept-ranges', ...VALIDATORS];
const KEPT = { 'cache-control': 'public, max-age=86400' };

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value) picked[name] = value;
  }
  return picked;
}

/**
 * Streams a video from the platform, or the requested range, or responds that the visitor's copy is the current one.
 * Only video types and the listed headers are allowed.
 */
export async function fetchVideo(path: string, visitor: FileVisitor): Promise<Response> {
  // A HEAD has no ranges (RFC 9110, section 14.2).
  const asked = pick(visitor.headers, visitor.method === 'HEAD' ? CONDITIONS : [...CONDITIONS, ...RANGE]);
  const upstream = await openFile({ what: 'film', path, headers: asked, timeoutMs: TIMEOUT_MS, visitor });
  if (!upstream) return unavailableFile();
  if (upstream.status === 304)
    return new Response(null, { status: 304, headers: { ...KEPT, ...pick(upstream.headers, VALIDATORS) } });
  const type = upstream.headers.get('content-type')?.split(';')[0] ?? '';
  const isThere = upstream.status === 200 || upstream.status === 206;
  const isFilm = isThere && VIDEO_TYPES.has(type) && !isTooLarge(upstream, LIMITS);
  if (!isFilm) await dropReply(upstream);
  if (upstream.status === 416) {
    const length = upstream.headers.get('content-range') ?? 'bytes */*';
    return new Response(null, { status: 416, headers: { 'content-range': length } });
  }
  if (!isFilm) return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const kept = pick(upstream.headers, PASSED_ON);
  const headers = new Headers({ ...KEPT, 'x-content-type-options': 'nosniff', ...kept });
  const { body, length } = streamOf(upstream, LIMITS);
  if (length) headers.set(FILE_LENGTH, length);
  return new Response(body, { status: upstream.status, headers });
}
