import { z } from 'zod';
import { type BlockSettings, type Page, type Row, blockSettings } from '@/lib/contract/page';
import type { Db } from '../db/client';
import type { pages } from '../db/schema/content';
import { findMedia } from '../media/find-media';
import { type MediaRow, imageObject } from '../media/image-object';
import { type StoredRow, storedRow } from './stored-page';
import { pictureKeysIn, withPictures } from './widget-pictures';

type Pictures = ReadonlyMap<string, MediaRow>;

const HERO = { aspect: '16x9', width: 1600 } as const;
const BACKGROUND = { aspect: '16x9', width: 1925 } as const;

/** Stored pages as the contract has them, with the pictures that are there. */
export async function contractPages(db: Db, rows: readonly (typeof pages.$inferSelect)[]): Promise<Page[]> {
  const parsed = rows.map((row) => ({ row, stored: z.array(storedRow).parse(row.rows) }));
  const pictures = await findMedia(db, parsed.flatMap(({ row, stored }) => [row.heroKey, ...keysOf(stored)]));
  return parsed.map(({ row, stored }) => ({
    id: String(row.id),
    name: row.name,
    slug: row.slug,
    title: row.title,
    meta_description: row.metaDescription,
    content: row.content,
    image: imageObject(pictures.get(row.heroKey ?? ''), HERO),
    rows: stored.map((one) => toRow(one, pictures)),
    updated_at: row.updatedAt.toISOString(),
  }));
}

/** Rows of an article, from the database's JSON. */
export async function contractRows(db: Db, json: unknown): Promise<Row[]> {
  const stored = z.array(storedRow).parse(json);
  const pictures = await findMedia(db, keysOf(stored));
  return stored.map((row) => toRow(row, pictures));
}

function keysOf(rows: readonly StoredRow[]): string[] {
  return rows.flatMap((row) => row.blocks.flatMap((block) => [
    ...(typeof block.settings['background_image'] === 'string' ? [block.settings['background_image']] : []),
    ...block.widgets.flatMap((widget) => pictureKeysIn(widget.variables)),
  ]));
}

function toRow(row: StoredRow, pictures: Pictures): Row {
  return {
    id: row.id,
    row_type: row.row_type,
    blocks: row.blocks.map(({ settings, widgets, ...block }) => ({
      ...block,
      settings: toSettings(settings, pictures),
      widgets: widgets.map(({ outer, type, variables }) => ({ outer, type, items: [], templatevar: withPictures(variables, pictures) })),
    })),
  };
}

function toSettings(settings: StoredRow['blocks'][number]['settings'], pictures: Pictures): BlockSettings {
  const { background_image: key, ...rest } = settings;
  return { ...blockSettings.parse(rest), background_image: typeof key === 'string' ? imageObject(pictures.get(key), BACKGROUND) : null };
}
