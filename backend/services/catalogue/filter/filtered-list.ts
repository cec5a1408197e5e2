import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { ProductOrder } from '@/lib/contract/catalogue/filter';
import type { Db } from '../../../db/client';
import { productPlaces, products } from '../../../db/schema/catalogue/catalogue';
import { placeOrder } from './place-order';

/** Limit of counting filtered products; nobody browses further pages. */
const MAX_COUNTED = 1000;

interface Wanted {
  readonly list: number;
  readonly conditions: readonly SQL[];
  readonly orderby: ProductOrder | undefined;
  readonly size: number;
  readonly offset: number;
}

interface Filtered {
  readonly ids: readonly number[];
  /** At most MAX_COUNTED. */
  readonly total: number;
  /** There are more than MAX_COUNTED. */
  readonly more: boolean;
}

/** A page of a filtered list. */
export async function filteredPlaces(db: Db, { list, conditions, orderby, size, offset }: Wanted): Promise<Filtered> {
  const left = db
    .select({ id: productPlaces.productId })
    .from(productPlaces)
    .innerJoin(products, eq(products.id, productPlaces.productId))
    .where(and(eq(productPlaces.listId, list), ...conditions));
  const counted = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(left.limit(MAX_COUNTED + 1).as('counted'));
  const found = counted[0]?.total ?? 0;
  const total = Math.min(found, MAX_COUNTED);
  const wanted = Math.min(offset + size, total) - offset;
  const rows =
    wanted <= 0
      ? []
      : await db
          .select({ id: productPlaces.productId })
          .from(productPlaces)
          .innerJoin(products, eq(products.id, productPlaces.productId))
          .where(and(eq(productPlaces.listId, list), ...conditions))
          .orderBy(...placeOrder(orderby))
          .limit(wanted)
          .offset(offset);
  return { ids: rows.map(({ id }) => id), total, more: found > MAX_COUNTED };
}
