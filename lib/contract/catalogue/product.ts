import { z } from 'zod';
import { id, image, imageQuery, intString, listOf, money } from '../common';
import { endpoint } from '../endpoint';
import { groupRef } from './group';
import { LONGEST_SEARCH } from '../limits';
import { SUGGEST_CALL } from '../paths';

/** What a card shows. It has no price: public reads parse with this, so a price a platform sends is dropped. */
export const productSummary = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  blurb: z.string().default(''),
  brand: z.string().default(''),
  badge: z.string().default(''),
  image: image.nullish(),
  in_stock: z.boolean().default(true),
  is_new: z.boolean().default(false),
  is_on_special: z.boolean().default(false),
  primary_group: groupRef.nullish(),
  /** Codes, so that a buyer recognises a line in a search result. */
  sku_codes: z.array(z.string()).default([]),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const ADDON_TYPES = ['Checkbox', 'Dropdown', 'Qty', 'Text'] as const;

/** Prices of addon options come with the sku search, never with the public product. */
export const addon = z.object({
  id,
  name: z.string(),
  type: z.enum(ADDON_TYPES),
  options: z.array(z.object({ name: z.string() })).default([]),
  min_qty: z.int().nonnegative().nullish(),
  max_qty: z.int().nonnegative().nullish(),
  selected: z.string().nullish(),
});
export type Addon = z.infer<typeof addon>;

export const variation = z.object({
  name: z.string(),
  options: z.array(z.string()).min(1),
  selected: z.string().nullish(),
});
export type Variation = z.infer<typeof variation>;

export const nameValue = z.object({ name: z.string(), value: z.string() });
export type NameValue = z.infer<typeof nameValue>;

/** A sku of a product: which options it stands for, and whether it can be had. */
export const productSku = z.object({
  id,
  code: z.string(),
  variations: z.array(nameValue).default([]),
  in_stock: z.boolean().default(true),
});
export type ProductSku = z.infer<typeof productSku>;

/** Product (specification 1, section 3), without prices. */
export const product = productSummary.extend({
  title: z.string().default(''),
  meta_description: z.string().default(''),
  content: z.string().default(''),
  images: z.array(image).default([]),
  groups: z.array(groupRef).default([]),
  video: z.string().nullish(),
  size_chart_image: image.nullish(),
  variations: z.array(variation).default([]),
  skus: z.array(productSku).default([]),
  addons: z.array(addon).default([]),
  groupaddons: z.array(addon).default([]),
  updated_at: z.string().default(''),
  /** Ours: slugs of the related products, in order; products of the same group when empty. */
  related: z.array(z.string()).default([]),
});
export type Product = z.infer<typeof product>;

/** The only prices a list has: in cents without GST; null where the platform gives none. */
export const productPrice = z.object({
  slug: z.string(),
  price: money.nullish(),
  full_price: money.nullish(),
  /** True when skus differ in price, so that `price` is the lowest. */
  price_from: z.boolean().default(false),
});
export type ProductPrice = z.infer<typeof productPrice>;

export const PRODUCT_ORDERS = ['default', 'name', 'newest'] as const;

/** The query of the public list. */
export const productListQuery = z.object({
  ...imageQuery,
  page_size: intString.optional(),
  page: intString.optional(),
  group: z.string().optional(),
  /** Ours: words or part of a sku code. */
  search: z.string().optional(),
  orderby: z.enum(PRODUCT_ORDERS).optional(),
  /** Ours: these products alone, by their slugs with commas between, in this order. */
  urls: z.string().max(2_000).optional(),
});
export type ProductListQuery = z.infer<typeof productListQuery>;

/** Ours: how a search was understood. */
export const searched = {
  /** There are more than `total`: counting stops at a limit. */
  more: z.boolean().default(false),
  /** What was searched for in place of mistyped words; empty when the words are as typed. */
  corrected: z.string().default(''),
  /** Searches that find something, where this one finds nothing. */
  suggestions: z.array(z.string()).default([]),
};

/** The public list, 9 a page. */
export const productList = endpoint('GET', '/sell/product', {
  auth: 'none',
  query: productListQuery,
  reply: listOf(productSummary).extend(searched),
});

/** The same list asked with a session: only its prices are read. */
export const productPrices = endpoint('GET', '/sell/product', {
  auth: 'session',
  query: productListQuery,
  reply: listOf(productPrice),
});

/** One product by `url` (its slug). The list and the single reply share a path; 404 when there is none. */
export const productByUrl = endpoint('GET', '/sell/product', {
  auth: 'none',
  query: z.object({ ...imageQuery, url: z.string() }),
  reply: z.object({ item: product }),
});

/** What a search box shows of a product while one types: no price. */
export const productSuggestion = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string().default(''),
  image: image.nullish(),
  /** The code that was typed, or a part of it was; empty when the name was. */
  code: z.string().default(''),
});
export type ProductSuggestion = z.infer<typeof productSuggestion>;

export const suggestQuery = z.object({ search: z.string().trim().min(2).max(LONGEST_SEARCH) });

/** Ours: the first few products that match a partly typed search, and the number of all matches. */
export const suggestProducts = endpoint('GET', SUGGEST_CALL, {
  auth: 'none',
  query: suggestQuery,
  reply: z.object({
    data: z.array(productSuggestion),
    total: z.int().nonnegative(),
    more: searched.more,
    corrected: searched.corrected,
  }),
});

export const addonChoice = z.object({ id, value: z.string() });
export type AddonChoice = z.infer<typeof addonChoice>;

/** Ours: the minimum quantity and the multiple in which it is sold, in pieces. */
const soldIn = { min_qty: z.int().positive().default(1), qty_step: z.int().positive().default(1) };

/** Ours: from how many pieces on one costs less, the least quantity first. */
const quantityPrices = { breaks: z.array(z.object({ qty: z.int().positive(), price: money })).default([]) };

/** The sku for chosen options, with its price for this customer, in cents without GST (specification 1, section 7). */
export const searchSku = endpoint('POST', '/sell/cart/searchsku', {
  auth: 'session',
  browser: true,
  effect: false,
  body: z.object({
    /** The product's slug. */
    product: z.string(),
    variations: z.array(nameValue).max(10),
    addons: z.array(addonChoice).max(50),
  }),
  reply: z.object({
    sku: z.object({ id, code: z.string() }).nullable(),
    price_each: money.nullish(),
    full_price_each: money.nullish(),
    on_special: z.boolean().default(false),
    in_stock: z.boolean().default(false),
    /** The greatest quantity that can be ordered now; absent when the platform does not send it. */
    available_qty: z.int().nonnegative().nullish(),
    ...soldIn,
    ...quantityPrices,
  }),
});

/** One sku of a product as this customer can buy it; prices in cents without GST. */
export const skuOffer = z.object({
  sku: z.object({ id, code: z.string() }),
  variations: z.array(nameValue),
  price_each: money.nullish(),
  full_price_each: money.nullish(),
  on_special: z.boolean().default(false),
  in_stock: z.boolean().default(false),
  /** As in searchSku. */
  available_qty: z.int().nonnegative().nullish(),
  ...soldIn,
  ...quantityPrices,
});

/**
 * Ours: all skus of a product at once, for ordering a matrix of quantities; without addons. 404 when there is no such
 * product.
 */
export const skuOffers = endpoint('POST', '/sell/cart/skuOffers', {
  auth: 'session',
  effect: false,
  /** The product's slug. */
  body: z.object({ product: z.string() }),
  reply: z.object({ data: z.array(skuOffer) }),
});

/** The public part of a sku's offer: its price in cents without GST, in AUD. */
export const publicOffer = z.object({ sku: z.string(), price: money, in_stock: z.boolean().default(false) });
export type PublicOffer = z.infer<typeof publicOffer>;

/**
 * Ours: the prices of a product (its slug as `url`) that a site makes public by its setting `public_prices`. Where that
 * is off, 404: the storefront does not even ask.
 */
export const publicOffers = endpoint('GET', '/sell/product/publicOffers', {
  auth: 'none',
  query: z.object({ url: z.string() }),
  reply: z.object({ data: z.array(publicOffer) }),
});
