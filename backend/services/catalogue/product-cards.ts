import { and, asc, inArray } from 'drizzle-orm';
import type { ProductSummary } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import { groups, productImages, products, skus } from '../../db/schema/catalogue/catalogue';
import { isOrderable } from '../../rules/catalogue/order-quantity';
import { findMedia } from '../media/find-media';
import { type ImageRequest, imageObject } from '../media/image-object';
import { groupRef } from './groups';
import { isNotRetired } from './skus/is-sold';

type ProductRow = typeof products.$inferSelect;
type SkuRow = typeof skus.$inferSelect;

/** Products and skus of a whole page, read in two queries. */
export interface ProductRecords {
  /** In the order of the requested ids. */
  readonly products: readonly ProductRow[];
  readonly skus: ReadonlyMap<number, readonly SkuRow[]>;
}

export async function readProducts(db: Db, ids: readonly number[]): Promise<ProductRecords> {
  if (ids.length === 0) return { products: [], skus: new Map() };
  const [rows, skuRows] = await Promise.all([
    db
      .select()
      .from(products)
      .where(inArray(products.id, [...ids])),
    db
      .select()
      .from(skus)
      .where(and(inArray(skus.productId, [...ids]), isNotRetired))
      .orderBy(asc(skus.sort), asc(skus.id)),
  ]);
  const place = new Map(ids.map((id, index) => [id, index]));
  return {
    products: rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)),
    skus: Map.groupBy(skuRows, (sku) => sku.productId),
  };
}

/** The contract's cards, without prices. */
export async function productCards(db: Db, records: ProductRecords, request: ImageRequest): Promise<ProductSummary[]> {
  const ids = records.products.map((product) => product.id);
  if (ids.length === 0) return [];
  const groupIds = records.products.map((product) => product.primaryGroupId).filter((id) => id !== null);
  const [images, groupRows] = await Promise.all([
    db.select().from(productImages).where(inArray(productImages.productId, ids)).orderBy(asc(productImages.sort)),
    groupIds.length === 0 ? [] : db.select().from(groups).where(inArray(groups.id, groupIds)),
  ]);
  const pictures = await findMedia(
    db,
    images.map((image) => image.mediaKey),
  );
  return records.products.map((product) => {
    const own = records.skus.get(product.id) ?? [];
    const key = images.find((image) => image.productId === product.id && pictures.has(image.mediaKey))?.mediaKey;
    const group = groupRows.find((row) => row.id === product.primaryGroupId);
    return {
      id: String(product.id),
      name: product.name,
      slug: product.slug,
      blurb: product.blurb,
      brand: product.brand,
      badge: product.badge,
      image: imageObject(pictures.get(key ?? ''), request, product.name),
      in_stock: own.some(isOrderable),
      is_new: product.isNew,
      is_on_special: own.some((sku) => sku.specialPrice !== null),
      primary_group: group ? groupRef(group) : null,
      sku_codes: own.map((sku) => sku.code),
    };
  });
}
