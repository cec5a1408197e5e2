import { getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { media } from '../../db/schema/content/media';
import type { MediaRow } from './image-object';

const { key, hash, alt, placeholder, width, height, focalX, focalY, crops } = getTableColumns(media);

/** Pictures by key; a key without a picture is absent. */
export async function findMedia(
  db: Db,
  keys: Iterable<string | null | undefined>,
): Promise<ReadonlyMap<string, MediaRow>> {
  const wanted = [...new Set(keys)].filter((one): one is string => typeof one === 'string' && one !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ key, hash, alt, placeholder, width, height, focalX, focalY, crops })
    .from(media)
    .where(inArray(key, wanted));
  return new Map(rows.map((row) => [row.key, row]));
}
