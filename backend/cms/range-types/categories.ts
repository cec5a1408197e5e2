import { count, eq } from 'drizzle-orm';
import { routes } from '@/lib/config/routes';
import type { Db } from '../../db/client';
import { promotions } from '../../db/schema/orders/cart';
import { groups, productGroups } from '../../db/schema/catalogue/catalogue';
import { reindexGroup } from '../../services/catalogue/record/reindex-group';
import { PlatformError } from '../../system/refusals/platform-error';
import { defineContent } from '../content/content-type';
import { groupAddress, groupSchema, groupTree } from '../content-types/group-tree';

/** @throws PlatformError 409 */
async function requireEmpty(tx: Db, id: number): Promise<void> {
  const [below] = await tx.select({ name: groups.name }).from(groups).where(eq(groups.parentId, id)).limit(1);
  const [inside] = await tx.select({ total: count() }).from(productGroups).where(eq(productGroups.groupId, id));
  const products = inside?.total ?? 0;
  if (products > 0)
    throw new PlatformError(
      409,
      'IN_USE',
      `There ${products === 1 ? 'is a product' : `are ${products} products`} in this category. Move them first.`,
    );
  if (below) throw new PlatformError(409, 'IN_USE', `${below.name} stands below this category. Move it first.`);
  const [promotion] = await tx
    .select({ code: promotions.code })
    .from(promotions)
    .innerJoin(groups, eq(groups.slug, promotions.groupSlug))
    .where(eq(groups.id, id))
    .limit(1);
  if (promotion) throw new PlatformError(409, 'IN_USE', `The promotion ${promotion.code} is for this category.`);
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
