import 'server-only';
import { log } from '../../config/log';
import { platformPaths } from '../../domain/media/picture-hash';
import { type Picture, stepWidth } from '../../domain/media/picture';
import { dropReply, readReply } from '../http/reply-bytes';
import { openFile, streamOf } from './open-file';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** A picture of the platform as a square JPEG; null, and logged, if it cannot be read. */
export async function readPicture(picture: Picture, width: number): Promise<Uint8Array | null> {
  const side = stepWidth(width);
  const [path] = platformPaths({ hash: picture.hash, aspect: '1x1' }, { width: side, height: side, format: 'jpg' });
  if (path === undefined) return null;
  const reply = await openFile({ what: 'picture', path, timeoutMs: TIMEOUT_MS });
  if (!reply) return null;
  if (!reply.ok || !reply.headers.get('content-type')?.startsWith('image/jpeg')) {
    await dropReply(reply);
    log.warn({ status: reply.status }, 'picture of a card not read');
    return null;
  }
  try {
    const { body } = streamOf(reply, { bytes: MAX_BYTES, waitMs: TIMEOUT_MS });
    return await readReply(new Response(body), MAX_BYTES);
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'picture of a card not read');
    return null;
  }
}
