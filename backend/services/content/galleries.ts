import { asc, eq, inArray } from 'drizzle-orm';
import type { Gallery, Slide } from '@/lib/contract/content/gallery';
import type { Db } from '../../db/client';
import { galleries, slides } from '../../db/schema/content/content';
import { findMedia } from '../media/find-media';
import { currentAddresses } from '../media/former-hashes';
import { type ImageRequest, type MediaRow, imageObject } from '../media/image-object';

type GalleryRow = typeof galleries.$inferSelect;
type SlideRow = typeof slides.$inferSelect;

interface Found {
  readonly pictures: ReadonlyMap<string, MediaRow>;
  /** Writes the current addresses of pictures into HTML. */
  readonly addressed: (html: string) => string;
}

function toSlide(row: SlideRow, { pictures, addressed }: Found, request: ImageRequest): Slide {
  return {
    id: String(row.id),
    heading: row.heading,
    sub_heading: row.subHeading,
    content: addressed(row.content),
    image: imageObject(pictures.get(row.mediaKey ?? ''), request, row.heading),
    overlay_color: row.overlayColor,
    text_color: row.textColor,
    image_opacity: row.imageOpacity,
    image_saturation: row.imageSaturation,
    link: row.link,
    link_button_text: row.linkButtonText,
    link_target: row.linkTarget,
  };
}

async function describe(
  db: Db,
  rows: readonly GalleryRow[],
  request: ImageRequest,
  only?: 'first',
): Promise<Gallery[]> {
  if (rows.length === 0) return [];
  const all = await db
    .select()
    .from(slides)
    .where(
      inArray(
        slides.galleryId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(slides.sort), asc(slides.id));
  const slidesOf = (id: number) => all.filter((row) => row.galleryId === id).slice(0, only === 'first' ? 1 : undefined);
  const shown = rows.flatMap((row) => slidesOf(row.id));
  const [pictures, addressed] = await Promise.all([
    findMedia(
      db,
      shown.map((one) => one.mediaKey),
    ),
    currentAddresses(
      db,
      shown.map((one) => one.content),
    ),
  ]);
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    url: row.url,
    heading: row.heading,
    sub_heading: row.subHeading,
    slides: slidesOf(row.id).map((one) => toSlide(one, { pictures, addressed }, request)),
  }));
}

/** A gallery by id or URL, or undefined. */
export async function findGallery(db: Db, name: string, request: ImageRequest): Promise<Gallery | undefined> {
  const where = /^\d{1,9}$/.test(name) ? eq(galleries.id, Number(name)) : eq(galleries.url, name);
  const [found] = await describe(db, await db.select().from(galleries).where(where), request);
  return found;
}

/** The galleries of a group, each with its first slide. */
export async function galleriesOf(db: Db, group: string, request: ImageRequest): Promise<Gallery[]> {
  const rows = await db
    .select()
    .from(galleries)
    .where(eq(galleries.groupName, group))
    .orderBy(asc(galleries.sort), asc(galleries.id));
  return describe(db, rows, request, 'first');
}
