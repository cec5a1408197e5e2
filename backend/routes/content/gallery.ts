import { galleriesByGroup, galleryById, slideList } from '@/lib/contract/content/gallery';
import type { Aspect } from '@/lib/contract/common';
import { findGallery, galleriesOf } from '../../services/content/galleries';
import { handle } from '../../http/handle';
import { alternative, handleOneOf } from '../../http/handle-one-of';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';
import type { ImageRequest } from '../../services/media/image-object';

/** Specification 2, section 9: thumbnails. */
const THUMBNAIL = { aspect: '16x9', width: 400 } as const;

interface Query {
  readonly image_aspect?: Aspect | undefined;
  readonly image_width?: number | undefined;
  readonly extra_aspects?: readonly Aspect[] | undefined;
}

function imageOf({ image_aspect, image_width, extra_aspects = [] }: Query): ImageRequest {
  return {
    aspect: image_aspect ?? THUMBNAIL.aspect,
    width: image_width ?? THUMBNAIL.width,
    extraAspects: extra_aspects,
  };
}

/** Routes of /cognito/gallery and /cognito/slide. */
export function registerGallery(app: PlatformApp): void {
  handleOneOf(
    app,
    alternative('id', galleryById, async ({ db, query }) => {
      const item = await findGallery(db, query.id, imageOf(query));
      if (!item) throw notFound('This gallery');
      return { item };
    }),
    alternative('otherwise', galleriesByGroup, async ({ db, query }) => ({
      data: await galleriesOf(db, query.group, imageOf(query)),
    })),
  );

  handle(app, slideList, async ({ db, query }) => {
    const found = await findGallery(db, query.gallery, imageOf(query));
    return { data: found?.slides ?? [] };
  });
}
