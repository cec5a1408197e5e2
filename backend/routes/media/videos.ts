import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { byteRange } from '../../http/byte-range';
import type { PlatformApp } from '../../http/platform';
import { BACKEND_FOLDER } from '../../system/backend-folder';
import { notFound } from '../../system/refusals/platform-error';
import { codeOf } from '../../../lib/domain/values/error-code';

const FOLDER = join(BACKEND_FOLDER, 'media', 'videos');
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** GET /v/{id}.{ext}, with support for ranges (specification 2, section 7). */
export function registerVideos({ router }: PlatformApp): void {
  router.get('/v/:file', async (context) => {
    const { file } = context.req.param();
    const [, extension = ''] = /^[\w-]{1,64}\.(mp4|webm)$/.exec(file) ?? [];
    const type = TYPES[extension];
    const path = join(FOLDER, file);
    const size = type === undefined ? null : await sizeOf(path);
    if (type === undefined || size === null) throw notFound('This film');
    const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'public, max-age=86400' };
    const range = byteRange(context.req.header('range'), size);
    if (range === 'beyond') return context.body(null, 416, { 'Content-Range': `bytes */${size}` });
    const { first, last } = range ?? { first: 0, last: size - 1 };
    const part = Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream;
    const length = { ...headers, 'Content-Length': String(last - first + 1) };
    return range
      ? context.body(part, 206, { ...length, 'Content-Range': `bytes ${first}-${last}/${size}` })
      : context.body(part, 200, length);
  });
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}
