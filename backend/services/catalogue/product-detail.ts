import { and, asc, eq } from 'drizzle-orm';
import type { Addon, Product } from '@/lib/contract/catalogue/product';
import type { Db } from '../../db/client';
import {
  groups,
  productGroups,
  productImages,
  productVariations,
  products,
  skus,
} from '../../db/schema/catalogue/catalogue';
import { relatedProducts } from '../../db/schema/catalogue/related-products';
import { findMedia } from '../media/find-media';
import { currentAddresses } from '../media/former-hashes';
import { type ImageRequest, imageObject } from '../media/image-object';
import type { AddonDefinition } from '../../rules/catalogue/addons';
import { isOrderable } from '../../rules/catalogue/order-quantity';
import { addonDefinitions } from './skus/addon-definitions';
import { isNotRetired } from './skus/is-sold';
import { groupRef } from './groups';
import { ownAspect } from '../media/own-aspect';
import { productCards } from './product-cards';

/** The enabled product with this slug, without prices, or null. */
export async function productDetail(db: Db, slug: string, request: ImageRequest): Promise<Product | null> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.enabled, true)));
  if (!product) return null;
  const { id } = product;
  const [own, variations, images, memberships] = await Promise.all([
    db
      .select()
      .from(skus)
      .where(and(eq(skus.productId, id), isNotRetired))
      .orderBy(asc(skus.sort), asc(skus.id)),
    db.select().from(productVariations).where(eq(productVariations.productId, id)).orderBy(asc(productVariations.sort)),
    db.select().from(productImages).where(eq(productImages.productId, id)).orderBy(asc(productImages.sort)),
    db
      .select({ group: groups })
      .from(productGroups)
      .innerJoin(groups, eq(groups.id, productGroups.groupId))
      .where(eq(productGroups.productId, id))
      .orderBy(asc(productGroups.sort)),
  ]);
  const [pictures, addressed, extras, [card]] = await Promise.all([
    findMedia(db, [...images.map((image) => image.mediaKey), product.sizeChartKey]),
    currentAddresses(db, [product.content]),
    addonDefinitions(db, id),
    productCards(db, { products: [product], skus: new Map([[id, own]]) }, request),
  ]);
  if (!card) return null;
  const chart = pictures.get(product.sizeChartKey ?? '');
  return {
    ...card,
    title: product.title,
    meta_description: product.metaDescription,
    content: addressed(product.content),
    images: images
      .map((image) => imageObject(pictures.get(image.mediaKey), request, product.name))
      .filter((image) => image !== null),
    groups: memberships.map(({ group }) => groupRef(group)),
    video: product.video,
    size_chart_image: chart
      ? imageObject(chart, { aspect: ownAspect(chart), width: request.width }, product.name)
      : null,
    variations: variations.map(({ name, options }) => ({ name, options, selected: null })),
    skus: own.map((sku) => ({
      id: String(sku.id),
      code: sku.code,
      variations: variations.map(({ name }, index) => ({ name, value: sku.options[index] ?? '' })),
      in_stock: isOrderable(sku),
    })),
    addons: extras.own.map(publicAddon),
    groupaddons: extras.fromGroups.map(publicAddon),
    updated_at: product.updatedAt.toISOString(),
    related: await relatedTo(db, id),
  };
}

/** Slugs of the enabled related products chosen by the shop. */
async function relatedTo(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedId))
    .where(and(eq(relatedProducts.productId, id), eq(products.enabled, true)))
    .orderBy(asc(relatedProducts.sort));
  return rows.map(({ slug }) => slug);
}

/** An addon for visitors: without prices. */
function publicAddon({ id, name, type, options, minQty, maxQty }: AddonDefinition): Addon {
  return {
    id,
    name,
    type,
    options: options.map((option) => ({ name: option.name })),
    min_qty: minQty,
    max_qty: maxQty,
    selected: null,
  };
}
