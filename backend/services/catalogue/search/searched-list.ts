import { type SQL, and, asc, desc, eq, exists, sql } from 'drizzle-orm';
import type { ProductOrder } from '@/lib/contract/catalogue/filter';
import type { Db } from '../../../db/client';
import { EVERYTHING, productPlaces, products } from '../../../db/schema/catalogue/catalogue';
import { placeOrder } from '../filter/place-order';

/** Only products of a list. */
export function inList(db: Db, list: number): SQL | undefined {
  if (list === EVERYTHING) return undefined;
  const place = and(eq(productPlaces.productId, products.id), eq(productPlaces.listId, list));
  return exists(
    db
      .select({ one: sql`1` })
      .from(productPlaces)
      .where(place),
  );
}

/** Products, for an order by price with those of the list, whose index has them in it. */
export function sourceOf(list: number, orderby: ProductOrder | undefined): SQL {
  if (orderby !== 'price' && orderby !== 'price_desc') return sql`${products}`;
  const place = and(eq(productPlaces.productId, products.id), eq(productPlaces.listId, list));
  return sql`${products} join ${productPlaces} on ${place}`;
}

/** The order in which a list shows products. */
export function inOrder(orderby: ProductOrder | undefined): SQL {
  const id = asc(products.id);
  switch (orderby) {
    case 'name':
      return sql`${asc(sql`${products.searchName} collate "C"`)}, ${id}`;
    case 'newest':
      return sql`${desc(products.createdAt)}, ${id}`;
    case 'price':
    case 'price_desc':
      return sql.join(placeOrder(orderby), sql`, `);
    default:
      return sql`${asc(products.sort)}, ${id}`;
  }
}
