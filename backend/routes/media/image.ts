import { inArray } from 'drizzle-orm';
import { imageByHash } from '@/lib/contract/content/image';
import { media } from '../../db/schema/media';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { imageObject } from '../../services/media/image-object';
import { candidateHashes } from '../../services/media/picture-hash';

const WIDTH = 600;

/** Route of /cognito/image: metadata of a stored picture. */
export function registerImage(app: PlatformApp): void {
  handle(app, imageByHash, async ({ db, body }) => {
    const [row] = await db
      .select()
      .from(media)
      .where(inArray(media.hash, [...candidateHashes(body.hash)]))
      .limit(1);
    const item = imageObject(row, { aspect: body.image_aspect ?? '1x1', width: body.image_width ?? WIDTH });
    if (!item) throw notFound('This picture');
    return { item };
  });
}
