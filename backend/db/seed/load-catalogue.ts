import { eq, sql } from 'drizzle-orm';
import { ean13 } from '../../rules/catalogue/barcode';
import { searchColumns } from '../../services/catalogue/search/search-text';
import type { Db } from '../client';
import {
  productGroups,
  productImages,
  productVariations,
  products as productsTable,
  skus,
} from '../schema/catalogue/catalogue';
import { addonOptions, addons } from '../schema/catalogue/addons';
import { loadGroups } from './load-groups';
import type { SeedAddon, SeedGroup, SeedProduct } from './schemas/catalogue';
import { idOf, type SeedIds } from './seed-ids';

const DAY_MS = 86_400_000;
/** Keeps statements below PostgreSQL's limit of 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

/** A product without the data for modelling its picture. */
type CatalogueProduct = Omit<SeedProduct, 'shot'>;

export interface Catalogue {
  readonly groups: readonly SeedGroup[];
  readonly products: readonly CatalogueProduct[];
}

/** Loads groups, products, skus and addons. */
export async function loadCatalogue(
  tx: Db,
  at: Date,
  catalogue: Catalogue,
): Promise<Pick<SeedIds, 'productGroups' | 'products' | 'skus'>> {
  const { groups, products } = catalogue;
  const groupIds = await loadGroups(tx, groups, 'product', at);
  const productIds = await loadProducts(tx, catalogue, groupIds, at);
  const of = (slug: string): number => idOf(productIds, slug);

  await inBatches(
    products.flatMap(({ slug, groups: slugs }) =>
      slugs.map((group, sort) => ({ productId: of(slug), groupId: idOf(groupIds, group), sort })),
    ),
    (rows) => tx.insert(productGroups).values(rows),
  );
  await inBatches(
    products.flatMap(({ slug, extraShots = [] }) =>
      [slug, ...extraShots].map((mediaKey, sort) => ({ productId: of(slug), mediaKey, sort })),
    ),
    (rows) => tx.insert(productImages).values(rows),
  );
  await inBatches(
    products.flatMap(({ slug, variations: own }) =>
      own.map(({ name, options }, sort) => ({ productId: of(slug), sort, name, options })),
    ),
    (rows) => tx.insert(productVariations).values(rows),
  );
  const skuIds = new Map<string, number>();
  let made = 0;
  await inBatches(
    products.flatMap(({ slug, skus: own }) =>
      own.map(
        ({ code, options, priceCents, specialCents, stock, weightGrams, carton = 1, least = 1, step = 1 }, sort) => ({
          productId: of(slug),
          code,
          options,
          price: priceCents,
          specialPrice: specialCents ?? null,
          stock,
          weightGrams,
          barcode: madeUpBarcode((made += 1)),
          cartonQty: carton,
          minQty: least,
          qtyStep: step,
          sort,
        }),
      ),
    ),
    async (rows) => {
      for (const { id, code } of await tx.insert(skus).values(rows).returning({ id: skus.id, code: skus.code }))
        skuIds.set(code, id);
    },
  );
  for (const { code, replacedBy } of products.flatMap(({ skus: own }) => own))
    if (replacedBy !== undefined)
      await tx
        .update(skus)
        .set({ replacedById: idOf(skuIds, replacedBy) })
        .where(eq(skus.id, idOf(skuIds, code)));
  await loadAddons(tx, [
    ...products.map(({ slug, addons: own = [] }) => ({ owner: { productId: of(slug) }, own })),
    ...groups
      .filter(({ model }) => model === 'product')
      .map(({ slug, addons: own = [] }) => ({ owner: { groupId: idOf(groupIds, slug) }, own })),
  ]);
  await tx.execute(sql`insert into search_terms (term)
    select distinct term from products, unnest(string_to_array(trim(search_words), ' ')) as term where term !~
      '[0-9]' on conflict do nothing`);
  return { productGroups: groupIds, products: productIds, skus: skuIds };
}

/** GS1 prefix for internal codes, which no product on sale has. */
function madeUpBarcode(number: number): string {
  return ean13(`29${String(number).padStart(10, '0')}`);
}

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) await insert(rows.slice(start, start + ROWS_AT_ONCE));
}

async function loadProducts(
  tx: Db,
  { groups, products }: Catalogue,
  groupIds: ReadonlyMap<string, number>,
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const groupNames = new Map(groups.map(({ slug, name }) => [slug, name]));
  const rows = products.map((product, sort) => {
    const { slug, name, brand, badge = '', blurb, content, metaDescription, sizeChart = null, video = null } = product;
    const [primary] = product.groups;
    const age = product.isNew ? sort / 10 : 90 + sort;
    return {
      slug,
      name,
      title: name,
      brand,
      badge,
      blurb,
      content,
      metaDescription,
      sort,
      isNew: product.isNew ?? false,
      sizeChartKey: sizeChart,
      video,
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
  const ids = new Map<string, number>();
  await inBatches(rows, async (batch) => {
    for (const { id, slug } of await tx
      .insert(productsTable)
      .values(batch)
      .returning({ id: productsTable.id, slug: productsTable.slug }))
      ids.set(slug, id);
  });
  return ids;
}

interface Extras {
  readonly owner: { readonly productId: number } | { readonly groupId: number };
  readonly own: readonly SeedAddon[];
}

async function loadAddons(tx: Db, extras: readonly Extras[]): Promise<void> {
  const all = extras.flatMap(({ owner, own }) => own.map((addon, sort) => ({ owner, sort, addon })));
  if (all.length === 0) return;
  const inserted = await tx
    .insert(addons)
    .values(
      all.map(({ owner, sort, addon: { name, type, minQty = null, maxQty = null } }) => ({
        ...owner,
        sort,
        name,
        type,
        minQty,
        maxQty,
      })),
    )
    .returning({ id: addons.id, productId: addons.productId, groupId: addons.groupId, sort: addons.sort });
  const keyOf = (productId: number | null, groupId: number | null, sort: number): string =>
    `${productId}/${groupId}/${sort}`;
  const ids = new Map(inserted.map(({ id, productId, groupId, sort }) => [keyOf(productId, groupId, sort), id]));
  const options = all.flatMap(({ owner, sort: place, addon }) => {
    const key = 'productId' in owner ? keyOf(owner.productId, null, place) : keyOf(null, owner.groupId, place);
    return addon.options.map(({ name, priceCents }, sort) => ({
      addonId: idOf(ids, key),
      sort,
      name,
      price: priceCents,
    }));
  });
  if (options.length > 0) await tx.insert(addonOptions).values(options);
}
