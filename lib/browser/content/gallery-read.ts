import type { Aspect } from '../../contract/common';
import { galleryQuery } from '../../contract/graphql';
import { type Gallery, galleryVariables, toViewedGallery } from '../../domain/content/gallery';
import { readGraphql } from '../graphql';

/** A gallery with HTML sanitized by the storefront; null if it does not exist or has no slides. */
export async function readGallery(id: string, lightbox: Aspect): Promise<Gallery | null> {
  const data = await readGraphql(galleryQuery, galleryVariables(id, '1x1', lightbox));
  return data?.gallery?.slides.length ? toViewedGallery(data.gallery) : null;
}
