import 'server-only';
import { CARD_IMAGE_WIDTH, PAGE_SIZE, PRODUCT_IMAGE_WIDTH } from '../../config/constants';
import type { ReplyOf } from '../../contract/endpoint';
import {
  type Addon,
  type Product,
  type ProductListQuery,
  type ProductSummary,
  productByUrl,
  productList,
} from '../../contract/catalogue/product';
import type { ProductAddon, ProductCard, ProductDetail, ProductPage } from '../../domain/catalogue/catalogue';
import { filmAt } from '../../domain/catalogue/film';
import { wordsOf } from '../../domain/catalogue/search-query';
import { type Picture, toPicture } from '../../domain/media/picture';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { toGroupLink } from './groups';
import { cachedRead, dated } from '../cached-read';
import { unlessPastTheEnd } from '../past-the-end';
import { tags } from '../tags';

export interface ProductQuery {
  /** Url of a group, including its descendants. */
  readonly group?: string;
  readonly search?: string;
  /** Starts at 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** Only these products. */
  readonly slugs?: readonly string[];
  readonly order?: 'default' | 'name' | 'newest';
}

/** The platform's parameters for a query, also used to read its prices. */
export function toListQuery(query: ProductQuery): ProductListQuery {
  return {
    image_aspect: '1x1',
    image_width: CARD_IMAGE_WIDTH,
    page_size: query.pageSize ?? PAGE_SIZE,
    page: query.page ?? 1,
    ...(query.group ? { group: query.group } : {}),
    ...(query.search ? { search: wordsOf(query.search) } : {}),
    ...(query.slugs ? { urls: query.slugs.join(',') } : {}),
    ...(query.order && query.order !== 'default' ? { orderby: query.order } : {}),
  };
}

function toCard(product: ProductSummary): ProductCard {
  return {
    slug: product.slug,
    name: product.name,
    blurb: product.blurb,
    brand: product.brand,
    badge: product.badge,
    picture: toPicture(product.image, product.name),
    inStock: product.in_stock,
    isNew: product.is_new,
    onSpecial: product.is_on_special,
    group: product.primary_group ? toGroupLink(product.primary_group) : null,
    skuCodes: product.sku_codes,
  };
}

function toAddon(addon: Addon): ProductAddon {
  return {
    id: addon.id,
    name: addon.name,
    type: addon.type,
    options: addon.options.map(({ name }) => name),
    minQty: addon.min_qty ?? null,
    maxQty: addon.max_qty ?? null,
    selected: addon.selected ?? null,
  };
}

function toDetail(product: Product): ProductDetail {
  const pictures = product.images
    .map((image) => toPicture(image, product.name, PRODUCT_IMAGE_WIDTH))
    .filter((picture): picture is Picture => picture !== null);
  const card = toCard(product);
  return {
    ...card,
    title: product.title || product.name,
    metaDescription: product.meta_description || product.blurb,
    content: product.content,
    pictures: pictures.length > 0 || !card.picture ? pictures : [card.picture],
    groups: product.groups.map(toGroupLink),
    film: filmAt(product.video ?? ''),
    sizeChart: toPicture(product.size_chart_image, product.name),
    variations: product.variations.map(({ name, options, selected }) => ({
      name,
      options,
      selected: selected ?? null,
    })),
    skus: product.skus.map((sku) => ({
      id: sku.id,
      code: sku.code,
      variations: sku.variations,
      inStock: sku.in_stock,
    })),
    related: product.related,
    addons: [...product.addons, ...product.groupaddons].map(toAddon),
    updatedAt: product.updated_at,
  };
}

/** Maps the platform's page of a list to a ProductPage. */
export function toPage({
  data,
  num_pages: pageCount,
  total,
  more,
  corrected,
  suggestions,
}: ReplyOf<typeof productList>): ProductPage {
  return { items: data.map(toCard), pageCount, total: total ?? null, more, corrected, suggestions };
}

const NOTHING: ProductPage = { items: [], pageCount: 0, total: null, more: false, corrected: '', suggestions: [] };

/** A page of the public list, without prices; empty beyond the last one. @throws UpstreamError */
export const getProducts = cachedRead(async (query: ProductQuery = {}) => {
  'use cache';
  return dated([tags.products], async () => {
    const reply = await unlessPastTheEnd(query.page ?? 1, publicCall(productList, { query: toListQuery(query) }));
    return reply ? toPage(reply) : NOTHING;
  });
});

/** One product by its slug, without prices; null if it does not exist. @throws UpstreamError */
export const getProduct = cachedRead(async (slug: string) => {
  'use cache';
  return dated([tags.products, tags.product(slug)], async (): Promise<ProductDetail | null> => {
    try {
      const { item } = await publicCall(productByUrl, {
        query: { url: slug, image_aspect: '1x1', image_width: PRODUCT_IMAGE_WIDTH },
      });
      return toDetail(item);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  });
});
