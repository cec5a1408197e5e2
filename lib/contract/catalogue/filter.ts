import { z } from 'zod';
import { listOf } from '../common';
import { endpoint } from '../endpoint';
import { LONGEST_SEARCH, MOST_FILTER_BRANDS } from '../limits';
import { PRODUCT_ORDERS, productListQuery, productPrice, productSummary, searched } from './product';

/** A yes in a query; what is not asked for is left out. */
const flag = z.codec(z.literal('1'), z.literal(true), { decode: () => true as const, encode: () => '1' as const });

/** Names in a query, one per line: a name may have a comma in it. */
const names = z.codec(z.string(), z.array(z.string().min(1).max(LONGEST_SEARCH)).max(MOST_FILTER_BRANDS), {
  decode: (value) => value.split('\n').filter(Boolean),
  encode: (values) => values.join('\n'),
});

const filterQuery = productListQuery.extend({
  /** Names of brands: a product of any of them counts. */
  brand: names.optional(),
  in_stock: flag.optional(),
  is_new: flag.optional(),
  on_special: flag.optional(),
});
export type ProductFilterQuery = z.infer<typeof filterQuery>;

export const PRICED_ORDERS = [...PRODUCT_ORDERS, 'price', 'price_desc'] as const;
export type ProductOrder = (typeof PRICED_ORDERS)[number];

/** Ours: the public list, narrowed down. Its order tells no price. 404 where it is not known. */
export const filterProducts = endpoint('GET', '/sell/product/filter', {
  auth: 'none',
  query: filterQuery,
  reply: listOf(productSummary).extend(searched),
});

/** The same for a customer: with prices, and in their order. */
export const filterPrices = endpoint('GET', '/sell/product/filter', {
  auth: 'session',
  query: filterQuery.extend({ orderby: z.enum(PRICED_ORDERS).optional() }),
  reply: listOf(productSummary.extend(productPrice.shape)).extend(searched),
});

/** Ours: by what a list, or what a search finds, can be narrowed down. 404 where it is not known. */
export const productFacets = endpoint('GET', '/sell/product/facets', {
  auth: 'none',
  query: productListQuery.pick({ group: true, search: true }),
  reply: z.object({
    /** The brands with the most products, in the order of their names. */
    brands: z.array(z.object({ name: z.string(), count: z.int().positive() })),
    has_new: z.boolean(),
    has_special: z.boolean(),
    has_sold_out: z.boolean(),
  }),
});
