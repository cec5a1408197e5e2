import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ROW_TYPES } from '@/lib/contract/content/page';
import type { pages } from '../../db/schema/content/content';

/* Loose objects, so that unknown members survive an edit. */

export const draftWidget = z.looseObject({
  id: z.string().catch('').default(''),
  outer: z.string(),
  type: z.string().default(''),
  variables: z.record(z.string(), z.unknown()).default({}),
});
export type DraftWidget = z.output<typeof draftWidget>;

export const draftBlock = z.looseObject({
  id: z.string(),
  width: z.int().min(1).max(12).catch(12).default(12),
  offset: z.int().min(0).max(11).catch(0).default(0),
  title: z.string().catch('').default(''),
  settings: z.record(z.string(), z.unknown()).default({}),
  widgets: z.array(draftWidget).default([]),
});
export type DraftBlock = z.output<typeof draftBlock>;

export const draftRow = z.looseObject({
  id: z.string(),
  row_type: z.enum(ROW_TYPES).catch('plain').default('plain'),
  blocks: z.array(draftBlock).default([]),
});
export type DraftRow = z.output<typeof draftRow>;

const storedDocument = z.looseObject({
  /** First segment of the path; '' for the home page. */
  slug: z.string(),
  name: z.string(),
  title: z.string().default(''),
  metaDescription: z.string().default(''),
  /** Legacy HTML below the rows. */
  content: z.string().default(''),
  /** Key of the main picture. */
  heroKey: z.string().nullable().default(null),
  noindex: z.boolean().default(false),
  /** Span in which the whole page is shown, once published; null for no limit. */
  shownFrom: z.string().nullable().default(null),
  shownUntil: z.string().nullable().default(null),
  rows: z.array(draftRow).default([]),
});

/**
 * Gives every part a unique id. Widgets in documents of earlier releases have none: theirs are derived from their
 * position, hence the same on each read, until a change stores them.
 */
function withIds(document: z.output<typeof storedDocument>): z.output<typeof storedDocument> {
  const blocksOf = document.rows.flatMap((one) => one.blocks);
  const given = new Set([...document.rows, ...blocksOf, ...blocksOf.flatMap((one) => one.widgets)].map(({ id }) => id));
  const used = new Set<string>();
  const own = (id: string, place: string): string => {
    let name = id === '' || used.has(id) ? place : id;
    for (let number = 2; used.has(name) || (name !== id && given.has(name)); number += 1) name = `${place}-${number}`;
    used.add(name);
    return name;
  };
  const rows = document.rows.map((one, rowIndex) => {
    const rowId = own(one.id, `row${rowIndex + 1}`);
    const blocks = one.blocks.map((inside, blockIndex) => {
      const id = own(inside.id, `${rowId}-b${blockIndex + 1}`);
      return {
        ...inside,
        id,
        widgets: inside.widgets.map((each, index) => ({ ...each, id: own(each.id, `${id}-w${index + 1}`) })),
      };
    });
    return { ...one, id: rowId, blocks };
  });
  return { ...document, rows };
}

/** A page as editors change it and as versions store it. */
export const pageDocument = storedDocument.transform(withIds);
export type PageDocument = z.output<typeof pageDocument>;

type PageRow = typeof pages.$inferSelect;

export function documentOf({
  slug,
  name,
  title,
  metaDescription,
  content,
  heroKey,
  noindex,
  shownFrom,
  shownUntil,
  rows,
}: PageRow): PageDocument {
  const span = { shownFrom: shownFrom?.toISOString() ?? null, shownUntil: shownUntil?.toISOString() ?? null };
  return pageDocument.parse({ slug, name, title, metaDescription, content, heroKey, noindex, ...span, rows });
}

function instantIn(text: string | null): Date | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

/** Converts a document to a row of the published pages. */
export function columnsOf(
  { slug, name, title, metaDescription, content, heroKey, noindex, shownFrom, shownUntil, rows }: PageDocument,
  updatedAt: Date,
): Omit<PageRow, 'id'> {
  return {
    slug,
    name,
    title,
    metaDescription,
    content,
    heroKey,
    noindex,
    shownFrom: instantIn(shownFrom),
    shownUntil: instantIn(shownUntil),
    rows,
    updatedAt,
  };
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, ordered(member)]),
  );
}

/** Hash of a value, independent of key order, as the database reorders keys. */
export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)) ?? '')
    .digest('base64url')
    .slice(0, 16);
}

/** A stored setting if it is a string, else ''. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
