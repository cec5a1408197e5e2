import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client';
import {
  groups,
  productGroups,
  productImages,
  productVariations,
  products,
  skus,
} from '../../../db/schema/catalogue/catalogue';
import { relatedProducts } from '../../../db/schema/catalogue/related-products';
import { optionsCell } from '../../../rules/catalogue/sheet/columns';

/** A sku in the product form. */
export interface SkuRecord {
  /** Null for a new sku. */
  readonly id: number | null;
  readonly code: string;
  /** In the format of the catalogue file: `Size: M | Colour: Red`. */
  readonly options: string;
  /** Cents without GST. */
  readonly price: number | null;
  readonly barcode: string;
  readonly weightGrams: number;
  readonly cartonQty: number;
  readonly minQty: number;
  readonly qtyStep: number;
  /** No longer sold. */
  readonly retired: boolean;
  /** The code of its replacement; '' for none. */
  readonly replacedBy: string;
}

/** The fields of the product form. */
export interface ProductRecord {
  readonly name: string;
  readonly brand: string;
  readonly badge: string;
  readonly blurb: string;
  readonly content: string;
  readonly enabled: boolean;
  readonly isNew: boolean;
  /** URLs; the primary category first. */
  readonly categories: readonly string[];
  /** Media keys. */
  readonly pictures: readonly string[];
  /** Slugs. */
  readonly related: readonly string[];
  readonly skus: readonly SkuRecord[];
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly video: string;
  readonly sizeChartKey: string | null;
}

async function readSkus(db: Db, productId: number): Promise<SkuRecord[]> {
  const next = alias(skus, 'next');
  const [variations, rows] = await Promise.all([
    db
      .select({ name: productVariations.name })
      .from(productVariations)
      .where(eq(productVariations.productId, productId))
      .orderBy(asc(productVariations.sort)),
    db
      .select({ sku: skus, replacedBy: next.code })
      .from(skus)
      .leftJoin(next, eq(next.id, skus.replacedById))
      .where(eq(skus.productId, productId))
      .orderBy(asc(skus.sort), asc(skus.id)),
  ]);
  return rows.map(({ sku, replacedBy }) => ({
    id: sku.id,
    code: sku.code,
    options: optionsCell(sku.options.map((value, index) => ({ name: variations[index]?.name ?? 'Option', value }))),
    price: sku.price,
    barcode: sku.barcode ?? '',
    weightGrams: sku.weightGrams,
    cartonQty: sku.cartonQty,
    minQty: sku.minQty,
    qtyStep: sku.qtyStep,
    retired: sku.retiredAt !== null,
    replacedBy: replacedBy ?? '',
  }));
}

/** The product, or null if absent or in the bin; with `inBin`, null unless it is there. */
export async function readProduct(db: Db, id: number, inBin = false): Promise<ProductRecord | null> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), inBin ? isNotNull(products.deletedAt) : isNull(products.deletedAt)));
  if (!product) return null;
  const [categories, pictures, related, own] = await Promise.all([
    db
      .select({ url: groups.url })
      .from(productGroups)
      .innerJoin(groups, eq(groups.id, productGroups.groupId))
      .where(eq(productGroups.productId, id))
      .orderBy(asc(productGroups.sort), asc(groups.id)),
    db
      .select({ key: productImages.mediaKey })
      .from(productImages)
      .where(eq(productImages.productId, id))
      .orderBy(asc(productImages.sort)),
    db
      .select({ slug: products.slug })
      .from(relatedProducts)
      .innerJoin(products, eq(products.id, relatedProducts.relatedId))
      // Two products beside each other could not leave the bin: neither would find the other.
      .where(and(eq(relatedProducts.productId, id), inBin ? isNull(products.deletedAt) : undefined))
      .orderBy(asc(relatedProducts.sort)),
    readSkus(db, id),
  ]);
  const { name, brand, badge, blurb, content, enabled, isNew, slug, title, metaDescription, video } = product;
  return {
    name,
    brand,
    badge,
    blurb,
    content,
    enabled,
    isNew,
    categories: categories.map(({ url }) => url),
    pictures: pictures.map(({ key }) => key),
    related: related.map((one) => one.slug),
    skus: own,
    slug,
    title,
    metaDescription,
    video: video ?? '',
    sizeChartKey: product.sizeChartKey,
  };
}
