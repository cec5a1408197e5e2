import { eq } from 'drizzle-orm';
import { nestedSets } from '../../services/catalogue/group-tree';
import type { Db } from '../client';
import { groups as groupsTable } from '../schema/catalogue/catalogue';
import type { SeedGroup } from './schemas/catalogue';
import { idOf } from './seed-ids';

/** Loads the category tree of one model. @returns ids by slug */
export async function loadGroups(
  tx: Db,
  groups: readonly SeedGroup[],
  model: 'product' | 'article',
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const ofModel = groups.filter((group) => group.model === model);
  const sets = nestedSets(ofModel);
  const inserted = await tx
    .insert(groupsTable)
    .values(
      ofModel.map(({ slug, name, content, shot }) => {
        const { lft = 0, rgt = 0, level = 0 } = sets.get(slug) ?? {};
        return { model, slug, url: slug, name, content, mediaKey: shot, lft, rgt, level, updatedAt: at };
      }),
    )
    .returning({ id: groupsTable.id, slug: groupsTable.slug });
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  for (const group of ofModel) {
    const parentId = group.parent === null ? null : idOf(ids, group.parent);
    const root = idOf(ids, sets.get(group.slug)?.root ?? group.slug);
    await tx
      .update(groupsTable)
      .set({ parentId, root })
      .where(eq(groupsTable.id, idOf(ids, group.slug)));
  }
  return ids;
}
