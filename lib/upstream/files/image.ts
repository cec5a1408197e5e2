import 'server-only';
import { dropReply } from '../http/reply-bytes';
import { FILE_LENGTH } from '../../config/file-length';
import { type FileVisitor, isTooLarge, openFile, streamOf, unavailableFile } from './open-file';

const LIMITS = { bytes: 16 * 1024 * 1024, waitMs: 20_000 };
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/gif']);
const FAILED = { 'cache-control': 'no-store' };

const notFound = () => new Response('Not Found', { status: 404, headers: FAILED });

const FOREVER = 'public, max-age=31536000, immutable';
/** In seconds. */
const MINUTES = 300;
/** For an address with a former hash: the picture may change again. */
const BRIEFLY = `public, max-age=${MINUTES}`;
/** For an address without a hash: another picture may take its place. */
const FOR_NOW = `${BRIEFLY}, stale-while-revalidate=86400`;

interface Sought {
  readonly visitor: FileVisitor;
  /** The address changes with the picture. */
  readonly isHashed: boolean;
}

/** The platform says so of a hash that a picture had before it was replaced. */
function isKeptBriefly({ headers }: Response): boolean {
  const [, seconds] = /\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? [];
  return seconds !== undefined && Number(seconds) <= MINUTES;
}

/** Streams the first of these images that the platform has. */
export async function fetchFirstImage(paths: readonly string[], sought: Sought): Promise<Response> {
  for (const path of paths) {
    const found = await fetchImage(path, sought);
    if (found.status !== 404) return found;
  }
  return notFound();
}

/**
 * Streams an image from the platform. Only image types are allowed; cookies and other headers of the platform are
 * removed.
 */
async function fetchImage(path: string, { visitor, isHashed }: Sought): Promise<Response> {
  const etag = visitor.headers.get('if-none-match');
  const asked: Record<string, string> = etag ? { 'if-none-match': etag } : {};
  const upstream = await openFile({ what: 'picture', path, headers: asked, timeoutMs: LIMITS.waitMs, visitor });
  if (!upstream) return unavailableFile();
  const headers = new Headers({
    'cache-control': isHashed ? (isKeptBriefly(upstream) ? BRIEFLY : FOREVER) : FOR_NOW,
    'x-content-type-options': 'nosniff',
  });
  const tag = upstream.headers.get('etag');
  if (tag) headers.set('etag', tag);
  if (upstream.status === 304) return new Response(null, { status: 304, headers });
  const type = upstream.headers.get('content-type')?.split(';')[0] ?? '';
  if (!upstream.ok || !IMAGE_TYPES.has(type) || isTooLarge(upstream, LIMITS)) {
    await dropReply(upstream);
    return notFound();
  }
  headers.set('content-type', type);
  const { body, length } = streamOf(upstream, LIMITS);
  if (length) headers.set(FILE_LENGTH, length);
  return new Response(body, { headers });
}
