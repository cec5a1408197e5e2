import { count, eq } from 'drizzle-orm';
import { routes } from '@/lib/config/routes';
import type { Db } from '../../db/client';
import { promotions } from '../../db/schema/orders/cart';
import { groups, productGroups, products } from '../../db/schema/catalogue/catalogue';
import { reindexGroup } from '../../services/catalogue/record/reindex-group';
import { PlatformError } from '../../system/refusals/platform-error';
import { defineContent } from '../content/content-type';
import { groupAddress, groupSchema, groupTree } from '../content-types/group-tree';

const inUse = (words: string): PlatformError => new PlatformError(409, 'IN_USE', words);
const productWords = (count: number): string => (count === 1 ? 'is a product' : `are ${count} products`);

/** @throws PlatformError 409 */
async function requireEmpty(tx: Db, id: number): Promise<void> {
  const [below] = await tx.select({ name: groups.name }).from(groups).where(eq(groups.parentId, id)).limit(1);
  const [inside] = await tx
    .select({ total: count(), binned: count(products.deletedAt) })
    .from(productGroups)
    .innerJoin(products, eq(products.id, productGroups.productId))
    .where(eq(productGroups.groupId, id));
  const binned = inside?.binned ?? 0;
  const others = (inside?.total ?? 0) - binned;
  if (others > 0) throw inUse(`There ${productWords(others)} in this category. Move them first.`);
  if (binned > 0)
    throw inUse(`There ${productWords(binned)} of this category in the bin. Bring back and move, or delete for good.`);
  if (below) throw inUse(`${below.name} stands below this category. Move it first.`);
  const [promotion] = await tx
    .select({ code: promotions.code })
    .from(promotions)
    .innerJoin(groups, eq(groups.slug, promotions.groupSlug))
    .where(eq(groups.id, id))
    .limit(1);
  if (promotion) throw inUse(`The promotion ${promotion.code} is for this category.`);
}

/** Categories of products. */
export const CATEGORIES = defineContent({
  name: 'categories',
  area: 'catalogue',
  subject: 'category',
  title: 'Categories',
  one: 'category',
  use: 'Products are sorted into them; each has a page below /shop. A new address leaves a redirect behind.',
  schema: groupSchema('shop', 'product-group-id', 'Text above its products'),
  ...groupTree({
    model: 'product',
    base: 'shop',
    requireEmpty,
    async changed(tx, id, { before, after }) {
      await tx.update(promotions).set({ groupSlug: after.slug }).where(eq(promotions.groupSlug, before.slug));
      if (before.name !== after.name) await reindexGroup(tx, id, after.updatedAt);
    },
  }),
  unique: 'url',
  path: (document) => routes.shop(groupAddress(document)),
  tags: () => ['groups', 'products', 'site'],
});
