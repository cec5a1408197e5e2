import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { media } from '../../db/schema/media';
import type { MediaRow } from './image-object';

/** The pictures that are there for these keys; a key without a picture is absent. */
export async function findMedia(
  db: Db,
  keys: Iterable<string | null | undefined>,
): Promise<ReadonlyMap<string, MediaRow>> {
  const wanted = [...new Set(keys)].filter((key): key is string => typeof key === 'string' && key !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(media).where(inArray(media.key, wanted));
  return new Map(rows.map((row) => [row.key, row]));
}
