import 'server-only';
import type { Aspect } from '../../contract/common';
import { galleriesQuery, galleryQuery } from '../../contract/graphql';
import { type Gallery, galleryVariables, toGallery, toViewedGallery } from '../../domain/content/gallery';
import { publicQuery } from '../../upstream/graphql/graphql';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** From specification 2, section 9. */
const THUMBNAIL_WIDTH = 400;

/** One gallery by its id, with an extra crop for the lightbox; null if it does not exist. @throws UpstreamError */
export const getGallery = cachedRead(async (id: string, aspect: Aspect, lightbox?: Aspect) => {
  'use cache';
  return dated([tags.galleries], async (): Promise<Gallery | null> => {
    const { gallery } = await publicQuery(galleryQuery, galleryVariables(id, aspect, lightbox));
    return gallery && toViewedGallery(gallery);
  });
});

/** The galleries of a group, each with its first slide. @throws UpstreamError */
export const getGalleries = cachedRead(async (group: string, aspect: Aspect) => {
  'use cache';
  return dated([tags.galleries], async (): Promise<readonly Gallery[]> => {
    const { galleries } = await publicQuery(galleriesQuery, {
      group,
      image_aspect: aspect,
      image_width: THUMBNAIL_WIDTH,
    });
    return galleries.map((gallery) => toGallery(gallery, THUMBNAIL_WIDTH));
  });
});
