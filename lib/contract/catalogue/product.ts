import { z } from 'zod';
import { count, id, image, imageQuery, intString, listOf, money } from '../common';
import { endpoint } from '../endpoint';
import { groupRef } from './group';
import { MAX_SEARCH_LENGTH } from '../limits';
import { SUGGEST_CALL } from '../paths';
import { ifSent, looseFlag, looseFlagOn, looseObject, looseText, textIfSent } from '../lenient';
import { recordsOf } from '../records';

/**
 * The data of a product card, without a price: public reads are parsed with this schema, which drops any price sent.
 */
export const productSummary = z.object({
  /** The specification lists none; '' if the platform sends none. */
  id: looseText,
  name: z.string(),
  slug: z.string(),
  blurb: looseText,
  brand: looseText,
  badge: looseText,
  image: looseObject(image),
  in_stock: looseFlagOn,
  is_new: looseFlag,
  is_on_special: looseFlag,
  primary_group: ifSent(groupRef),
  /** Codes by which a buyer recognises a search result. */
  sku_codes: z.array(z.string()).default([]),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const ADDON_TYPES = ['Checkbox', 'Dropdown', 'Qty', 'Text'] as const;

/** Prices of addon options are part of the sku search, never of the public product. */
export const addon = z.object({
  id,
  name: z.string(),
  type: z.enum(ADDON_TYPES),
  options: z.array(z.object({ name: z.string() })).default([]),
  min_qty: z.int().nonnegative().nullish(),
  max_qty: z.int().nonnegative().nullish(),
  selected: textIfSent,
});
export type Addon = z.infer<typeof addon>;

export const variation = z.object({
  name: z.string(),
  options: z.array(z.string()).min(1),
  selected: textIfSent,
});
export type Variation = z.infer<typeof variation>;

export const nameValue = z.object({ name: z.string(), value: z.string() });
export type NameValue = z.infer<typeof nameValue>;

/** A sku of a product: its options, and whether it is available. */
export const productSku = z.object({
  id,
  code: z.string(),
  variations: z.array(nameValue).default([]),
  in_stock: looseFlagOn,
});
export type ProductSku = z.infer<typeof productSku>;

/** Product (specification 1, section 3), without prices. */
export const product = productSummary.extend({
  title: looseText,
  meta_description: looseText,
  content: looseText,
  images: recordsOf(image).default([]),
  groups: recordsOf(groupRef).default([]),
  video: textIfSent,
  size_chart_image: looseObject(image),
  variations: z.array(variation).default([]),
  skus: recordsOf(productSku).default([]),
  addons: z.array(addon).default([]),
  groupaddons: z.array(addon).default([]),
  updated_at: looseText,
  /** Extension: slugs of the related products, in order; if empty, products of the same group are shown. */
  related: z.array(z.string()).default([]),
});
export type Product = z.infer<typeof product>;

/** The prices of a list: in cents without GST; null if the platform sends none. */
export const productPrice = z.object({
  slug: z.string(),
  price: money.nullish(),
  full_price: money.nullish(),
  /** True if the skus differ in price, so that `price` is the lowest. */
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
  /** Extension: words or part of a sku code. */
  search: z.string().optional(),
  orderby: z.enum(PRODUCT_ORDERS).optional(),
  /** Extension: only these products, in this order: slugs separated by commas. */
  urls: z.string().max(2_000).optional(),
});
export type ProductListQuery = z.infer<typeof productListQuery>;

/** Extension: how a search was interpreted. */
export const searched = {
  /** There are more matches than `total`: counting stops at a limit. */
  more: z.boolean().default(false),
  /** The corrected search if words were misspelled; otherwise empty. */
  corrected: z.string().default(''),
  /** Alternative searches with results, if this one has none. */
  suggestions: z.array(z.string()).default([]),
};

/** The public list, 9 products per page. */
export const productList = endpoint('GET', '/sell/product', {
  auth: 'none',
  query: productListQuery,
  reply: listOf(productSummary).extend(searched),
});

/** The same list requested with a session: only the prices of the reply are parsed. */
export const productPrices = endpoint('GET', '/sell/product', {
  auth: 'session',
  query: productListQuery,
  reply: listOf(productPrice),
});

/** One product by `url` (its slug), on the same path as the list; 404 if it does not exist. */
export const productByUrl = endpoint('GET', '/sell/product', {
  auth: 'none',
  query: z.object({ ...imageQuery, url: z.string() }),
  reply: z.object({ item: product }),
});

/** A product suggested while the visitor types: without a price. */
export const productSuggestion = z.object({
  slug: z.string(),
  name: z.string(),
  brand: looseText,
  image: looseObject(image),
  /** The sku code that matches; empty if the name matches. */
  code: z.string().default(''),
});
export type ProductSuggestion = z.infer<typeof productSuggestion>;

export const suggestQuery = z.object({ search: z.string().trim().min(2).max(MAX_SEARCH_LENGTH) });

/** Extension: the first few products that match a partially typed search, and the number of all matches. */
export const suggestProducts = endpoint('GET', SUGGEST_CALL, {
  auth: 'none',
  query: suggestQuery,
  reply: z.object({
    data: recordsOf(productSuggestion),
    total: z.int().nonnegative(),
    more: searched.more,
    corrected: searched.corrected,
  }),
});

export const addonChoice = z.object({ id, value: z.string() });
export type AddonChoice = z.infer<typeof addonChoice>;

/** Extension: the minimum quantity and the multiple in which the sku is sold, in pieces. */
const soldIn = { min_qty: z.int().positive().default(1), qty_step: z.int().positive().default(1) };

/** Extension: lower prices per piece from a quantity on, smallest quantity first. */
export const quantityPrices = { breaks: z.array(z.object({ qty: z.int().positive(), price: money })).default([]) };

/** The sku for chosen options, with this customer's price in cents without GST (specification 1, section 7). */
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
    sku: z.object({ id, code: z.string() }).nullable().default(null),
    price_each: money.nullish(),
    full_price_each: money.nullish(),
    on_special: looseFlag,
    in_stock: looseFlag,
    /** The largest quantity that can be ordered now; absent if the platform does not send it. */
    available_qty: count.nullish(),
    ...soldIn,
    ...quantityPrices,
  }),
});

/** One sku of a product as offered to this customer; prices in cents without GST. */
export const skuOffer = z.object({
  sku: z.object({ id, code: z.string() }),
  variations: z.array(nameValue),
  price_each: money.nullish(),
  full_price_each: money.nullish(),
  on_special: looseFlag,
  in_stock: looseFlag,
  /** As in searchSku. */
  available_qty: count.nullish(),
  ...soldIn,
  ...quantityPrices,
});

/**
 * Extension: all skus of a product in one call, for ordering a matrix of quantities; without addons. 404 if the product
 * does not exist.
 */
export const skuOffers = endpoint('POST', '/sell/cart/skuOffers', {
  auth: 'session',
  effect: false,
  /** The product's slug. */
  body: z.object({ product: z.string() }),
  reply: z.object({ data: recordsOf(skuOffer) }),
});

/** The public part of a sku's offer: its price in cents without GST, in AUD. */
export const publicOffer = z.object({ sku: z.string(), price: money, in_stock: looseFlag });
export type PublicOffer = z.infer<typeof publicOffer>;

/**
 * Extension: the prices of a product (`url` is its slug) if the site's setting `public_prices` makes them public.
 * Otherwise 404: the storefront then does not send this call.
 */
export const publicOffers = endpoint('GET', '/sell/product/publicOffers', {
  auth: 'none',
  query: z.object({ url: z.string() }),
  reply: z.object({ data: recordsOf(publicOffer) }),
});
