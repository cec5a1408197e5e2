import 'server-only';
import { env } from '../../config/env';
import { log } from '../../config/log';
import { imageAddress, type Picture } from '../../domain/media/picture';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** A picture of the platform as a JPEG, square; null when there is none to be had. Logged. */
export async function readPicture(picture: Picture, width: number): Promise<Uint8Array | null> {
  try {
    const reply = await fetch(new URL(imageAddress(picture.hash, '1x1', width, 'jpg'), env().API_BASE_URL), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (
      !reply.ok ||
      !reply.headers.get('content-type')?.startsWith('image/jpeg') ||
      Number(reply.headers.get('content-length') ?? 0) > MOST_BYTES
    ) {
      log.warn({ status: reply.status }, 'picture of a card not read');
      return null;
    }
    const bytes = new Uint8Array(await reply.arrayBuffer());
    return bytes.byteLength > MOST_BYTES ? null : bytes;
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'picture of a card not read');
    return null;
  }
}
