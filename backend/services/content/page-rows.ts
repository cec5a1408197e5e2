import { z } from 'zod';
import { type BlockSettings, type Page, type Row, blockSettings } from '@/lib/contract/content/page';
import type { Db } from '../../db/client';
import type { pages } from '../../db/schema/content/content';
import { findMedia } from '../media/find-media';
import { currentAddresses } from '../media/former-hashes';
import { imageObject } from '../media/image-object';
import { type StoredRow, storedRow } from './stored-page';
import { findVideos } from './videos';
import { BLOCK_SCHEMA, widgetSchema } from '@/components/widgets/settings-schema';
import { type FoundMedia, mediaKeysIn, withMedia } from './widget-media';

const HERO = { aspect: '16x9', width: 1600 } as const;

/** Converts stored pages to the contract's, with their media; missing media become null. */
export async function contractPages(db: Db, rows: readonly (typeof pages.$inferSelect)[]): Promise<Page[]> {
  const parsed = rows.map((row) => ({ row, stored: z.array(storedRow).parse(row.rows) }));
  const media = await readMedia(
    db,
    parsed.flatMap(({ stored }) => stored),
    { pictures: rows.map((row) => row.heroKey), texts: rows.map((row) => row.content) },
  );
  return parsed.map(({ row, stored }) => ({
    id: String(row.id),
    name: row.name,
    slug: row.slug,
    title: row.title,
    meta_description: row.metaDescription,
    content: media.addressed(row.content),
    image: imageObject(media.pictures.get(row.heroKey ?? ''), HERO),
    rows: stored.map((one) => toRow(one, media)),
    updated_at: row.updatedAt.toISOString(),
    start_time: row.shownFrom?.toISOString() ?? null,
    end_time: row.shownUntil?.toISOString() ?? null,
    noindex: row.noindex,
  }));
}

/** Converts an article's rows from the database's JSON. */
export async function contractRows(db: Db, json: unknown): Promise<Row[]> {
  const stored = z.array(storedRow).parse(json);
  const media = await readMedia(db, stored, { pictures: [], texts: [] });
  return stored.map((row) => toRow(row, media));
}

async function readMedia(
  db: Db,
  rows: readonly StoredRow[],
  more: { readonly pictures: readonly (string | null)[]; readonly texts: readonly string[] },
): Promise<FoundMedia> {
  const keys = rows
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ settings, widgets }) => [
      mediaKeysIn(settings, BLOCK_SCHEMA),
      ...widgets.map(({ outer, variables }) => mediaKeysIn(variables, widgetSchema(outer))),
    ]);
  const pictures = keys.flatMap((one) => one.pictures);
  const videos = keys.flatMap((one) => one.videos);
  const texts = keys.flatMap((one) => one.texts);
  const [foundPictures, foundVideos, addressed] = await Promise.all([
    findMedia(db, [...pictures, ...more.pictures]),
    findVideos(db, videos),
    currentAddresses(db, [...texts, ...more.texts]),
  ]);
  return { pictures: foundPictures, videos: foundVideos, addressed };
}

function toRow(row: StoredRow, media: FoundMedia): Row {
  return {
    id: row.id,
    row_type: row.row_type,
    blocks: row.blocks.map(({ settings, widgets, ...block }) => ({
      ...block,
      settings: toSettings(settings, media),
      widgets: widgets.map(({ id, outer, type, variables }) => ({
        ...(id && { id }),
        outer,
        type,
        items: [],
        templatevar: withMedia(variables, widgetSchema(outer), media),
      })),
    })),
  };
}

function toSettings(settings: StoredRow['blocks'][number]['settings'], media: FoundMedia): BlockSettings {
  return blockSettings.parse(withMedia(settings, BLOCK_SCHEMA, media));
}
