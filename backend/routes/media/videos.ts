import { type Stats, createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import isFresh from 'fresh';
import { byteRange } from '../../http/byte-range';
import type { PlatformApp } from '../../http/platform';
import { BACKEND_FOLDER } from '../../system/backend-folder';
import { notFound } from '../../system/refusals/platform-error';
import { codeOf } from '../../../lib/domain/values/error-code';

const FOLDER = join(BACKEND_FOLDER, 'media', 'videos');
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * GET /v/{id}.{ext}, with support for ranges and their conditions (specification 2, section 7). A browser that has a
 * part of a film that was replaced gets the whole new one.
 */
export function registerVideos({ router }: Pick<PlatformApp, 'router'>): void {
  router.get('/v/:file', async (context) => {
    const { file } = context.req.param();
    const [, extension = ''] = /^[\w-]{1,64}\.(mp4|webm)$/.exec(file) ?? [];
    const type = TYPES[extension];
    const path = join(FOLDER, file);
    const found = type === undefined ? null : await statOf(path);
    if (type === undefined || found === null) throw notFound('This film');
    const { size } = found;
    const etag = `"${size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
    const modified = found.mtime.toUTCString();
    const headers = {
      ETag: etag,
      'Last-Modified': modified,
      'Content-Type': type,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=86400',
    };
    const asked = (name: string): string | undefined => context.req.header(name);
    // Without Cache-Control, where the storefront's fetch adds no-cache to a condition.
    const conditions = {
      'if-none-match': asked('if-none-match'),
      'if-modified-since': asked('if-modified-since'),
    };
    if (isFresh(conditions, { etag, 'last-modified': modified })) return context.body(null, 304, headers);
    // Hono answers a HEAD by this handler and drops the body, which would leave its file open. An empty file has no
    // part.
    if (context.req.method === 'HEAD' || size === 0)
      return context.body(null, 200, { ...headers, 'Content-Length': String(size) });
    const condition = asked('if-range');
    const isSame = condition === undefined || condition === etag || condition === modified;
    const range = isSame ? byteRange(asked('range'), size) : null;
    if (range === 'beyond') return context.body(null, 416, { 'Content-Range': `bytes */${size}` });
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const part = Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream;
    const length = { ...headers, 'Content-Length': String(last - first + 1) };
    return range
      ? context.body(part, 206, { ...length, 'Content-Range': `bytes ${first}-${last}/${size}` })
      : context.body(part, 200, length);
  });
}

async function statOf(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}
