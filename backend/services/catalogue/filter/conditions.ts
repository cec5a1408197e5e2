import { type SQL, eq, inArray, sql } from 'drizzle-orm';
import type { ProductFilterQuery } from '@/lib/contract/catalogue/filter';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { canBeOrdered, isNotRetired } from '../skus/is-sold';

type Asked = Partial<Pick<ProductFilterQuery, 'brand' | 'in_stock' | 'is_new' | 'on_special'>>;

/** SQL conditions for skus in stock and on special, consistent with product cards. */
const ofProduct = sql`${skus.productId} = ${products.id} and ${isNotRetired}`;
const hasStock: SQL = sql`exists (select 1 from ${skus} where ${ofProduct} and ${canBeOrdered})`;
export const hasSpecial: SQL = sql`exists (
  select 1 from ${skus} where ${ofProduct} and ${skus.specialPrice} is not null
)`;

/** The conditions of a filtered list; empty without filters. */
export function filterConditions({ brand = [], in_stock, is_new, on_special }: Asked): SQL[] {
  return [
    ...(brand.length > 0 ? [inArray(products.brand, brand)] : []),
    ...(in_stock ? [hasStock] : []),
    ...(is_new ? [eq(products.isNew, true)] : []),
    ...(on_special ? [hasSpecial] : []),
  ];
}
