import { and, eq, isNull } from 'drizzle-orm';
import { products, skus } from '../../../db/schema/catalogue';

/** SQL condition: the sku is not retired. */
export const isNotRetired = isNull(skus.retiredAt);

/** SQL condition: the sku is sold. The query must also join `products`. */
export const isSold = and(eq(products.enabled, true), isNotRetired);
