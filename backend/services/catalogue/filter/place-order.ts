import { type SQL, sql } from 'drizzle-orm';
import type { ProductOrder } from '@/lib/contract/catalogue/filter';
import { productPlaces } from '../../../db/schema/catalogue/catalogue';

/** ORDER BY terms that match the list's indexes, optionally reversed. */
export function placeOrder(orderby: ProductOrder | undefined, backwards = false): SQL[] {
  const [up, down] = backwards ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const id = sql`${productPlaces.productId} ${up}`;
  switch (orderby) {
    case 'name':
      // Byte order of the normalised name, independent of the database's locale.
      return [sql`${productPlaces.name} collate "C" ${up}`, id];
    case 'newest':
      return [sql`${productPlaces.createdAt} ${down}`, id];
    case 'price':
      return [sql`${productPlaces.lowestPrice} ${up}`, id];
    case 'price_desc':
      // Products without a price come last in both directions.
      return [sql`${productPlaces.lowestPrice} ${down} nulls ${backwards ? sql`first` : sql`last`}`, id];
    default:
      return [sql`${productPlaces.sort} ${up}`, id];
  }
}
