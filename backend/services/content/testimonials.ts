import type { Testimonial } from '@/lib/contract/content/testimonial';
import type { Db } from '../../db/client';
import type { testimonials } from '../../db/schema/content/content';
import { findMedia } from '../media/find-media';
import { currentAddresses } from '../media/former-hashes';
import { type ImageRequest, imageObject } from '../media/image-object';

/** Converts testimonials to the contract's, with their pictures; missing ones become null. */
export async function describeTestimonials(
  db: Db,
  rows: readonly (typeof testimonials.$inferSelect)[],
  request: ImageRequest,
): Promise<Testimonial[]> {
  const [pictures, addressed] = await Promise.all([
    findMedia(
      db,
      rows.map((row) => row.mediaKey),
    ),
    currentAddresses(
      db,
      rows.map((row) => row.content),
    ),
  ]);
  return rows.map((row) => ({
    id: String(row.id),
    content: addressed(row.content),
    name: row.name,
    title: row.title,
    image: imageObject(pictures.get(row.mediaKey ?? ''), request),
    rating: row.rating,
  }));
}
