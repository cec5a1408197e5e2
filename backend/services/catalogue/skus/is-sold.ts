import { type SQL, and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { products, skus } from '../../../db/schema/catalogue/catalogue';

/** SQL condition: the sku is not retired. */
export const isNotRetired = isNull(skus.retiredAt);

/** SQL condition: the sku is sold. The query must also join `products`. */
export const isSold = and(eq(products.enabled, true), isNotRetired);

/** SQL condition: a quantity of the sku can be ordered, as isOrderable says (rules/catalogue/order-quantity.ts). */
export const canBeOrdered: SQL = sql`${skus.stock} - ${skus.stock} % ${skus.qtyStep} >= ${skus.minQty}`;

/** The contrary, as in the index skus_sold_out: the planner does not recognise a negation. */
export const cannotBeOrdered = ({ stock, qtyStep, minQty }: Record<'stock' | 'qtyStep' | 'minQty', AnyPgColumn>): SQL =>
  sql`${stock} - ${stock} % ${qtyStep} < ${minQty}`;
