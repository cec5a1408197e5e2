import { imageByHash } from '@/lib/contract/content/image';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import { pictureByHash } from '../../services/media/former-hashes';
import { imageObject } from '../../services/media/image-object';

const WIDTH = 600;

/** Route of /cognito/image: metadata of a stored picture. */
export function registerImage(app: PlatformApp): void {
  handle(app, imageByHash, async ({ db, body }) => {
    const found = await pictureByHash(db, body.hash);
    const item = imageObject(found?.picture, { aspect: body.image_aspect ?? '1x1', width: body.image_width ?? WIDTH });
    if (!item) throw notFound('This picture');
    return { item };
  });
}
