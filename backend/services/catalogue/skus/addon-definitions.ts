import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { addons } from '../../../db/schema/catalogue/addons';
import type { AddonDefinition } from '../../../rules/catalogue/addons';
import { addonsOfProducts } from './product-addons';
import { groupsOfProducts } from './product-groups';

export interface ProductAddons {
  readonly own: readonly AddonDefinition[];
  /** Inherited from the product's groups. */
  readonly fromGroups: readonly AddonDefinition[];
}

/** The addons of a product, exactly those the cart accepts. Prices in cents without GST. */
export async function addonDefinitions(db: Db, productId: number): Promise<ProductAddons> {
  const all = (await addonsOfProducts(db, [productId], await groupsOfProducts(db, [productId]))).get(productId) ?? [];
  if (all.length === 0) return { own: [], fromGroups: [] };
  const rows = await db.select({ id: addons.id }).from(addons).where(eq(addons.productId, productId));
  const owned = new Set(rows.map((row) => String(row.id)));
  return { own: all.filter((addon) => owned.has(addon.id)), fromGroups: all.filter((addon) => !owned.has(addon.id)) };
}
