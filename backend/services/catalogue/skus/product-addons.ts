import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { addonOptions, addons } from '../../../db/schema/catalogue/addons';
import type { AddonDefinition } from '../../../rules/catalogue/addons';
import type { ProductGroups } from './product-groups';

/** The addons of each product: its own, and those of its groups and their ancestors. */
export async function addonsOfProducts(
  db: Db,
  productIds: readonly number[],
  groups: ProductGroups,
): Promise<Map<number, AddonDefinition[]>> {
  const groupIds = [...new Set(productIds.flatMap((id) => groups.get(id)?.map((group) => group.id) ?? []))];
  const byProduct = inArray(addons.productId, [...productIds]);
  const rows =
    productIds.length === 0
      ? []
      : await db
          .select({ addon: addons, option: { name: addonOptions.name, priceCents: addonOptions.price } })
          .from(addons)
          .leftJoin(addonOptions, eq(addonOptions.addonId, addons.id))
          .where(groupIds.length === 0 ? byProduct : or(byProduct, inArray(addons.groupId, groupIds)))
          .orderBy(asc(addons.sort), asc(addons.id), asc(addonOptions.sort));

  const definitions = new Map<
    number,
    { definition: AddonDefinition; options: { name: string; priceCents: number }[]; row: typeof addons.$inferSelect }
  >();
  for (const { addon, option } of rows) {
    const known = definitions.get(addon.id);
    const options = known?.options ?? [];
    if (option) options.push(option);
    if (known) continue;
    const { name, type, minQty, maxQty } = addon;
    definitions.set(addon.id, {
      definition: { id: String(addon.id), name, type, options, minQty, maxQty },
      options,
      row: addon,
    });
  }
  return new Map(
    productIds.map((productId) => {
      const own = groups.get(productId)?.map((group) => group.id) ?? [];
      const mine = [...definitions.values()].filter(
        ({ row }) => row.productId === productId || (row.groupId !== null && own.includes(row.groupId)),
      );
      return [productId, mine.map(({ definition }) => definition)];
    }),
  );
}
