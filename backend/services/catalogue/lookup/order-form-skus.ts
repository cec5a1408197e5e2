import { type SQL, and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { FormSku } from '@/lib/contract/cart/order-form.contract';
import type { Db } from '../../../db/client';
import { EVERYTHING, groups, productPlaces, products, skus } from '../../../db/schema/catalogue/catalogue';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { listOf } from '../product-list';
import { isSold } from '../skus/is-sold';
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
  /** Only whether there is any: finding the first in catalogue order takes a look at all that was ordered. */
  readonly existsOnly: boolean;
}

interface Piece {
  readonly data: FormSku[];
  readonly next: Wanted['after'];
}

/** One page of an order form's skus, in catalogue order, with this customer's current prices. */
export async function orderFormSkus(db: Db, wanted: Wanted): Promise<Piece> {
  const list = wanted.group === '' ? EVERYTHING : await listOf(db, wanted.group);
  if (list === null) return { data: [], next: null };
  if (wanted.existsOnly && list === EVERYTHING && wanted.orderedSince !== null)
    return anyOrdered(db, wanted.userId, wanted.orderedSince);
  const ordered = wanted.orderedSince === null ? null : orderedSkus(db, wanted.userId, wanted.orderedSince);
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

/** The customer's orders since then, except cancelled ones. */
const isOrdered = (userId: number, since: Date): SQL | undefined =>
  and(eq(orders.userId, userId), gte(orders.createdAt, since), ne(orders.status, 'cancelled'));

function orderedSkus(db: Db, userId: number, since: Date) {
  return db
    .select({ id: sql<number>`${orderLines.skuId}` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isOrdered(userId, since));
}

/** A sku of the latest order that has one which is still sold; without a look at the others. */
async function anyOrdered(db: Db, userId: number, since: Date): Promise<Piece> {
  const found = await db
    .select({ id: skus.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(isOrdered(userId, since), isSold))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const known = await padSkus(
    db,
    found.map(({ id }) => id),
    userId,
  );
  return { data: Array.from(known.values(), (sku) => ({ ...sku, category: '' })), next: null };
}
