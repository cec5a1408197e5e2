import { type SQL, and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { FormSku } from '@/lib/contract/cart/order-form.contract';
import type { Db } from '../../../db/client';
import { EVERYTHING, groups, productPlaces, products, skus } from '../../../db/schema/catalogue/catalogue';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { listOf } from '../product-list';
import { padSkus } from './pad-skus';

interface Wanted {
  readonly userId: number;
  /** URL of a category; '' for all. */
  readonly group: string;
  /** Only skus the customer has ordered since then; null for all. */
  readonly orderedSince: Date | null;
  /** Cursor: `next` of the previous page; null for the first. */
  readonly after: { readonly sort: number; readonly id: number } | null;
  readonly products: number;
}

interface Piece {
  readonly data: FormSku[];
  readonly next: Wanted['after'];
}

/** One page of an order form's skus, in catalogue order, with this customer's current prices. */
export async function orderFormSkus(db: Db, wanted: Wanted): Promise<Piece> {
  const ordered = wanted.orderedSince === null ? null : orderedSkus(db, wanted.userId, wanted.orderedSince);
  const list = wanted.group === '' ? EVERYTHING : await listOf(db, wanted.group);
  if (list === null) return { data: [], next: null };
  const page = await db
    .select({ id: productPlaces.productId, sort: productPlaces.sort, category: groups.name })
    .from(productPlaces)
    .innerJoin(products, eq(products.id, productPlaces.productId))
    .leftJoin(groups, eq(groups.id, products.primaryGroupId))
    .where(
      and(
        eq(productPlaces.listId, list),
        ordered === null
          ? undefined
          : inArray(
              productPlaces.productId,
              db.select({ id: skus.productId }).from(skus).where(inArray(skus.id, ordered)),
            ),
        after(wanted.after),
      ),
    )
    .orderBy(asc(productPlaces.sort), asc(productPlaces.productId))
    .limit(wanted.products);
  const last = page.at(-1);
  if (!last) return { data: [], next: null };
  const rows = await db
    .select({ id: skus.id, productId: skus.productId })
    .from(skus)
    .where(
      and(
        inArray(
          skus.productId,
          page.map(({ id }) => id),
        ),
        ordered === null ? undefined : inArray(skus.id, ordered),
      ),
    )
    .orderBy(asc(skus.sort), asc(skus.id));
  const known = await padSkus(
    db,
    rows.map(({ id }) => id),
    wanted.userId,
  );
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return {
    data: page.flatMap(({ id, category }) =>
      (byProduct.get(id) ?? []).flatMap((row) => {
        const sku = known.get(row.id);
        return sku ? [{ ...sku, category: category ?? '' }] : [];
      }),
    ),
    next: page.length < wanted.products ? null : { sort: last.sort, id: last.id },
  };
}

function after(end: Wanted['after']): SQL | undefined {
  return end === null ? undefined : sql`(${productPlaces.sort}, ${productPlaces.productId}) > (${end.sort}, ${end.id})`;
}

/** Skus of the customer's orders, except cancelled ones. */
function orderedSkus(db: Db, userId: number, since: Date) {
  return db
    .select({ id: sql<number>`${orderLines.skuId}` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), gte(orders.createdAt, since), ne(orders.status, 'cancelled')));
}
