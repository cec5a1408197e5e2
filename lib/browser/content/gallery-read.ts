import type { Aspect } from '../../contract/common';
import { galleryQuery } from '../../contract/graphql';
import { type Gallery, galleryVariables, toViewedGallery } from '../../domain/content/gallery';
import { readGraphql } from '../graphql';

/** A gallery whose HTML the storefront has sanitized; null when there is none to show. */
export async function readGallery(id: string, lightbox: Aspect): Promise<Gallery | null> {
  const data = await readGraphql(galleryQuery, galleryVariables(id, '1x1', lightbox));
  return data?.gallery?.slides.length ? toViewedGallery(data.gallery) : null;
}
