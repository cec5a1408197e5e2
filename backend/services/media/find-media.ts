import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { isAnyOf } from '../../db/is-any-of';
import { productImages } from '../../db/schema/catalogue/catalogue';
import { media } from '../../db/schema/content/media';
import type { MediaRow } from './image-object';

const { key, hash, alt, placeholder, width, height, focalX, focalY, crops } = getTableColumns(media);
const columns = { key, hash, alt, placeholder, width, height, focalX, focalY, crops };

/** Pictures by key; a key without a picture is absent. */
export async function findMedia(
  db: Db,
  keys: Iterable<string | null | undefined>,
): Promise<ReadonlyMap<string, MediaRow>> {
  const wanted = [...new Set(keys)].filter((one): one is string => typeof one === 'string' && one !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db.select(columns).from(media).where(inArray(key, wanted));
  return new Map(rows.map((row) => [row.key, row]));
}

/** The first picture of each product, by the product's id; a product without one is absent. */
export async function firstPictures(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, MediaRow>> {
  if (productIds.length === 0) return new Map();
  const { productId, sort } = productImages;
  const rows = await db
    .selectDistinctOn([productId], { productId, picture: columns })
    .from(productImages)
    .innerJoin(media, eq(media.key, productImages.mediaKey))
    .where(isAnyOf(productId, productIds))
    .orderBy(asc(productId), asc(sort));
  return new Map(rows.map((row) => [row.productId, row.picture]));
}
