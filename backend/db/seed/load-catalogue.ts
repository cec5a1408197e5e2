import { sql } from 'drizzle-orm';
import { searchColumns } from '../../catalogue/search-text';
import type { Db } from '../client';
import { addonOptions, addons, productGroups, productImages, productVariations, products as productsTable, skus } from '../schema/catalogue';
import { groups } from './data/groups';
import { products } from './data/products';
import { loadGroups } from './load-groups';
import { idOf, type SeedIds } from './seed-ids';

const DAY_MS = 86_400_000;

/** Loads groups, products, skus and addons. */
export async function loadCatalogue(tx: Db, at: Date): Promise<Pick<SeedIds, 'productGroups' | 'products' | 'skus'>> {
  const groupIds = await loadGroups(tx, 'product', at);
  const productIds = await loadProducts(tx, groupIds, at);
  const of = (slug: string): number => idOf(productIds, slug);

  await tx.insert(productGroups).values(
    products.flatMap(({ slug, groups: slugs }) => slugs.map((group, sort) => ({ productId: of(slug), groupId: idOf(groupIds, group), sort }))),
  );
  await tx.insert(productImages).values(
    products.flatMap(({ slug, extraShots = [] }) => [slug, ...extraShots].map((mediaKey, sort) => ({ productId: of(slug), mediaKey, sort }))),
  );
  const variations = products.flatMap(({ slug, variations: own }) => own.map(({ name, options }, sort) => ({ productId: of(slug), sort, name, options })));
  await tx.insert(productVariations).values(variations);
  const inserted = await tx
    .insert(skus)
    .values(
      products.flatMap(({ slug, skus: own }) =>
        own.map(({ code, options, priceCents, specialCents, stock, weightGrams }, sort) => ({
          productId: of(slug), code, options, price: priceCents, specialPrice: specialCents ?? null, stock, weightGrams, sort,
        })),
      ),
    )
    .returning({ id: skus.id, code: skus.code });
  await loadAddons(tx, productIds);
  await tx.execute(sql`insert into search_terms (term) select distinct unnest(string_to_array(trim(search_words), ' ')) from products on conflict do nothing`);
  return { productGroups: groupIds, products: productIds, skus: new Map(inserted.map(({ id, code }) => [code, id])) };
}

async function loadProducts(tx: Db, groupIds: ReadonlyMap<string, number>, at: Date): Promise<ReadonlyMap<string, number>> {
  const groupNames = new Map(groups.map(({ slug, name }) => [slug, name]));
  const rows = products.map((product, sort) => {
    const { slug, name, brand, badge = '', blurb, content, metaDescription } = product;
    const [primary] = product.groups;
    const age = product.isNew ? sort / 10 : 90 + sort;
    return {
      slug, name, title: name, brand, badge, blurb, content, metaDescription, sort, isNew: product.isNew ?? false,
      primaryGroupId: primary === undefined ? null : idOf(groupIds, primary),
      createdAt: new Date(at.getTime() - Math.round(age * DAY_MS)),
      updatedAt: at,
      ...searchColumns({
        name,
        brand,
        groups: product.groups.map((group) => groupNames.get(group) ?? ''),
        options: product.variations.flatMap((variation) => variation.options),
        codes: product.skus.map((sku) => sku.code),
      }),
    };
  });
  const inserted = await tx.insert(productsTable).values(rows).returning({ id: productsTable.id, slug: productsTable.slug });
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}

async function loadAddons(tx: Db, productIds: ReadonlyMap<string, number>): Promise<void> {
  const all = products.flatMap(({ slug, addons: own = [] }) => own.map((addon, sort) => ({ productId: idOf(productIds, slug), sort, addon })));
  if (all.length === 0) return;
  const inserted = await tx
    .insert(addons)
    .values(all.map(({ productId, sort, addon: { name, type, minQty = null, maxQty = null } }) => ({ productId, sort, name, type, minQty, maxQty })))
    .returning({ id: addons.id, productId: addons.productId, sort: addons.sort });
  const ids = new Map(inserted.map(({ id, productId, sort }) => [`${productId}/${sort}`, id]));
  const options = all.flatMap(({ productId, sort: place, addon }) =>
    addon.options.map(({ name, priceCents }, sort) => ({ addonId: idOf(ids, `${productId}/${place}`), sort, name, price: priceCents })),
  );
  if (options.length > 0) await tx.insert(addonOptions).values(options);
}
