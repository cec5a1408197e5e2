import { inArray } from 'drizzle-orm';
import type { Video } from '@/lib/contract/content/video';
import type { Db } from '../../db/client';
import { videos } from '../../db/schema/content/content';
import { findMedia } from '../media/find-media';
import { imageObject } from '../media/image-object';

type VideoRow = typeof videos.$inferSelect;

const SLATE = { aspect: '16x9', width: 1920 } as const;

/** Converts videos to the contract's, with their slate images; missing ones become null. */
export async function describeVideos(db: Db, rows: readonly VideoRow[]): Promise<Video[]> {
  const slates = await findMedia(
    db,
    rows.map((row) => row.slateKey),
  );
  return rows.map((row) => ({
    id: row.key,
    platform: row.platform,
    name: row.name,
    slug: row.slug,
    length: row.length,
    slate_image: imageObject(slates.get(row.slateKey ?? ''), SLATE),
    file: row.formats[0] ? `${row.key}.${row.formats[0]}` : '',
    formats: row.formats,
  }));
}

/** Videos by key; unknown keys are absent. */
export async function findVideos(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, Video>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(videos)
    .where(inArray(videos.key, [...new Set(keys)]));
  const described = await describeVideos(db, rows);
  return new Map(
    rows
      .map((row, index) => [row.key, described[index]])
      .filter((entry): entry is [string, Video] => entry[1] !== undefined),
  );
}
