import { z } from 'zod';
import { listOf } from '../common';
import { endpoint } from '../endpoint';
import { MAX_SEARCH_LENGTH, MAX_FILTER_BRANDS } from '../limits';
import { PRODUCT_ORDERS, productListQuery, productPrice, productSummary, searched } from './product';
import { recordsOf } from '../records';

/** True in a query string; an unset flag is omitted. */
const flag = z.codec(z.literal('1'), z.literal(true), { decode: () => true as const, encode: () => '1' as const });

/** Names in a query string, one per line: a name may contain a comma. */
const names = z.codec(z.string(), z.array(z.string().min(1).max(MAX_SEARCH_LENGTH)).max(MAX_FILTER_BRANDS), {
  decode: (value) => value.split('\n').filter(Boolean),
  encode: (values) => values.join('\n'),
});

const filterQuery = productListQuery.extend({
  /** Brand names: a product of any of them matches. */
  brand: names.optional(),
  in_stock: flag.optional(),
  is_new: flag.optional(),
  on_special: flag.optional(),
});
export type ProductFilterQuery = z.infer<typeof filterQuery>;

export const PRICED_ORDERS = [...PRODUCT_ORDERS, 'price', 'price_desc'] as const;
export type ProductOrder = (typeof PRICED_ORDERS)[number];

/** Extension: the public list with filters. It cannot be sorted by price. 404 if the platform does not support it. */
export const filterProducts = endpoint('GET', '/sell/product/filter', {
  auth: 'none',
  query: filterQuery,
  reply: listOf(productSummary).extend(searched),
});

/** The filtered list for a customer: with prices, and sortable by them. */
export const filterPrices = endpoint('GET', '/sell/product/filter', {
  auth: 'session',
  query: filterQuery.extend({ orderby: z.enum(PRICED_ORDERS).optional() }),
  reply: listOf(productSummary.extend(productPrice.shape)).extend(searched),
});

/** Extension: the filters available for a list or a search. 404 if the platform does not support it. */
export const productFacets = endpoint('GET', '/sell/product/facets', {
  auth: 'none',
  query: productListQuery.pick({ group: true, search: true }),
  reply: z.object({
    /** The brands with the most products, ordered by name. */
    brands: recordsOf(z.object({ name: z.string(), count: z.int().positive() })),
    has_new: z.boolean(),
    has_special: z.boolean(),
    has_sold_out: z.boolean(),
  }),
});
