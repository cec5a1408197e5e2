import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { imageAddress } from '@/lib/domain/media/picture';
import { type Db, queryRows } from '../../db/client';
import { libraryPictures } from '../../db/schema/content/cms';
import { media } from '../../db/schema/content/media';
import { notFound } from '../../system/refusals/platform-error';

export interface LibraryPicture {
  readonly key: string;
  readonly alt: string;
  readonly thumbnail: string;
  readonly width: number;
  readonly height: number;
  /** Fractions, from 0 to 1, of width and height. */
  readonly focalX: number;
  readonly focalY: number;
  /** Crops by aspect (services/media/crop.ts). */
  readonly crops: unknown;
  readonly tags: readonly string[];
  readonly hash: string;
  /** Uploaded here, so its texts and crops can be changed. */
  readonly own: boolean;
}

/** Offered at first in a picture field; search finds the others. */
const MAX_CHOICES = 40;

type Row = typeof media.$inferSelect;

const describe = (row: Row): LibraryPicture => ({
  key: row.key,
  alt: row.alt,
  width: row.width,
  height: row.height,
  focalX: row.focalX,
  focalY: row.focalY,
  crops: row.crops,
  tags: row.tags,
  own: row.source === 'library',
  hash: row.hash,
  thumbnail: imageAddress(row.hash, '4x3', 150, 'webp'),
});

/** Excludes profile pictures of customers. */
const isOfPages = ne(media.source, 'upload');

async function readPictures(db: Db, keys: readonly string[]): Promise<LibraryPicture[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select()
    .from(media)
    .where(and(isOfPages, inArray(media.key, [...new Set(keys)])));
  return rows.map(describe);
}

export interface PictureFilter {
  /** Words of the key, the alternative text or a tag; all must match. */
  readonly q: string;
  /** '' for all tags. */
  readonly tag: string;
  readonly limit: number;
  readonly offset: number;
}

/** The pictures that match a filter, latest upload first, and their total. */
export async function findPictures(
  db: Db,
  { q, tag, limit, offset }: PictureFilter,
): Promise<{ readonly pictures: readonly LibraryPicture[]; readonly total: number }> {
  const text = sql`lower(${media.key} || ' ' || ${media.alt} || ' ' || array_to_string(${media.tags}, ' '))`;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = and(
    isOfPages,
    tag === '' ? undefined : sql`${tag} = any(${media.tags})`,
    ...words.map((word) => sql`position(${word} in ${text}) > 0`),
  );
  // Sorts narrow rows first, which is faster.
  const rows = await db
    .select({ key: media.key, total: sql<number>`(count(*) over ())::int` })
    .from(media)
    .leftJoin(libraryPictures, eq(libraryPictures.key, media.key))
    .where(found)
    .orderBy(sql`${libraryPictures.createdAt} desc nulls last`, media.key)
    .limit(limit)
    .offset(offset);
  const keys = rows.map(({ key }) => key);
  const byKey = new Map((await readPictures(db, keys)).map((one) => [one.key, one]));
  return {
    pictures: keys.map((key) => byKey.get(key)).filter((one) => one !== undefined),
    total: rows[0]?.total ?? 0,
  };
}

/** One picture. @throws PlatformError 404 */
export async function openPicture(db: Db, key: string): Promise<LibraryPicture> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(isOfPages, eq(media.key, key)));
  if (!row) throw notFound('This picture');
  return describe(row);
}

/** All tags of pictures, by name. */
export async function pictureTags(db: Db): Promise<readonly string[]> {
  const rows = await queryRows(
    db,
    z.object({ tag: z.string() }),
    sql`select distinct unnest(${media.tags}) as tag from ${media} order by tag`,
  );
  return rows.map(({ tag }) => tag);
}

/** Initial choices of a picture field: the chosen ones and the newest; search finds the others. */
export async function libraryChoices(db: Db, chosen: readonly string[]): Promise<readonly LibraryPicture[]> {
  const wanted = chosen.filter((key) => key !== '');
  const [{ pictures }, own] = await Promise.all([
    findPictures(db, { q: '', tag: '', limit: MAX_CHOICES, offset: 0 }),
    readPictures(db, wanted),
  ]);
  return [...own.filter(({ key }) => !pictures.some((one) => one.key === key)), ...pictures];
}
