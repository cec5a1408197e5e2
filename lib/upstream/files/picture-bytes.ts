import 'server-only';
import { log } from '../../config/log';
import { platformPaths } from '../../domain/media/picture-hash';
import { type Picture, stepWidth } from '../../domain/media/picture';
import { UpstreamError } from '../errors';
import { dropReply, readReply } from '../http/reply-bytes';
import { openFile, streamOf } from './open-file';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 * 1024 * 1024;

function unavailable(cause?: unknown): UpstreamError {
  return new UpstreamError('unavailable', 'Network Error', { cause });
}

/**
 * A picture of the platform as a square JPEG; null, and logged, if it has none. What is drawn without it is kept for
 * good, so a platform that does not answer, or is busy, is an error. @throws UpstreamError
 */
export async function readPicture(picture: Picture, width: number): Promise<Uint8Array | null> {
  const side = stepWidth(width);
  const [path] = platformPaths({ hash: picture.hash, aspect: '1x1' }, { width: side, height: side, format: 'jpg' });
  if (path === undefined) return null;
  const reply = await openFile({ what: 'picture', path, timeoutMs: TIMEOUT_MS, visitor: null });
  if (!reply) throw unavailable();
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
    throw unavailable(error);
  }
}
