import { ratio as ratioSchema } from '@/lib/contract/common';
import { IMAGE_FORMATS, type ImageFormat } from '@/lib/domain/media/picture';
import type { PlatformApp } from '../../http/platform';
import { PlatformError, notFound } from '../../system/refusals/platform-error';
import { refuseWhenBusy } from '../../system/refusals/refuse-when-busy';
import { MAX_WIDTH } from '../../services/media/image-object';
import { PICTURE_HASH } from '../../services/media/picture-hash';

const TYPES: Readonly<Record<ImageFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const FOREVER = 'public, max-age=31536000, immutable';
/** For a former address: the picture may change again. */
const MINUTES = 'public, max-age=300';

function isFormat(text: string): text is ImageFormat {
  return IMAGE_FORMATS.some((format) => format === text);
}

/** GET /assets/i/{hash}/{aspect}/{width}.{ext} (specification 2, section 7). */
export function registerAssets({ router, deps }: PlatformApp): void {
  router.get('/assets/i/:hash/:aspect/:file', async (context) => {
    const { hash, file } = context.req.param();
    const ratio = ratioSchema.safeParse(context.req.param('aspect'));
    const [, width = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
    if (!PICTURE_HASH.test(hash) || !ratio.success || !isFormat(extension)) throw notFound('This picture');
    const pixels = /^[1-9]\d{0,3}$/.test(width) ? Number(width) : 0;
    if (pixels < 1 || pixels > MAX_WIDTH)
      throw new PlatformError(400, 'BAD_WIDTH', `A width is a whole number from 1 to ${MAX_WIDTH}.`);
    const picture = await deps.pictures(hash, ratio.data, pixels, extension).catch(refuseWhenBusy);
    if (!picture) throw notFound('This picture');
    const headers = { 'Cache-Control': picture.isFormer ? MINUTES : FOREVER, ETag: picture.etag };
    if (context.req.header('if-none-match') === picture.etag) return context.body(null, 304, headers);
    return context.body(picture.bytes, 200, { ...headers, 'Content-Type': TYPES[extension] });
  });
}
