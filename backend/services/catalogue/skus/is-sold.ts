import { and, eq, isNull } from 'drizzle-orm';
import { products, skus } from '../../../db/schema/catalogue';

/** A sku that has not been retired. */
export const isNotRetired = isNull(skus.retiredAt);

/** A sku that is sold, of a statement that has its product, too. */
export const isSold = and(eq(products.enabled, true), isNotRetired);
