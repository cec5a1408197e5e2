import { asc, eq } from 'drizzle-orm';
import type { Group, GroupRef } from '@/lib/contract/catalogue/group';
import type { Db } from '../../db/client';
import { groups } from '../../db/schema/catalogue/catalogue';
import { findMedia } from '../media/find-media';
import { currentAddresses } from '../media/former-hashes';
import { type ImageRequest, type MediaRow, imageObject } from '../media/image-object';

export type GroupModel = Group['model'];
export type GroupRow = typeof groups.$inferSelect;

/** All groups of a model in tree order; trees are small enough to read whole. */
export function groupRows(db: Db, model: GroupModel): Promise<GroupRow[]> {
  return db.select().from(groups).where(eq(groups.model, model)).orderBy(asc(groups.lft));
}

export function groupRef(row: GroupRow): GroupRef {
  return { id: String(row.id), name: row.name, url: row.url, slug: row.slug };
}

/** Converts rows to the contract's groups, each with its ancestors, top first, and its children in order. */
export async function describeGroups(
  db: Db,
  rows: readonly GroupRow[],
  wanted: readonly GroupRow[],
  request: ImageRequest,
): Promise<Group[]> {
  const [pictures, addressed] = await Promise.all([
    findMedia(
      db,
      wanted.map((row) => row.mediaKey),
    ),
    currentAddresses(
      db,
      wanted.map((row) => row.content),
    ),
  ]);
  return wanted.map((row) => describe({ ...row, content: addressed(row.content) }, rows, pictures, request));
}

function describe(
  row: GroupRow,
  all: readonly GroupRow[],
  pictures: ReadonlyMap<string, MediaRow>,
  request: ImageRequest,
): Group {
  return {
    ...groupRef(row),
    content: row.content,
    image: imageObject(pictures.get(row.mediaKey ?? ''), request, row.name),
    model: row.model,
    root: row.root === null ? null : String(row.root),
    lft: row.lft,
    rgt: row.rgt,
    level: row.level,
    parents: all.filter((other) => other.lft < row.lft && other.rgt > row.rgt).map(groupRef),
    children: all.filter((other) => other.parentId === row.id).map(groupRef),
  };
}
