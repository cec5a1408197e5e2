import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { usualChanges } from '../../../db/schema/orders/lists';
import { orderLines, orders } from '../../../db/schema/orders/orders';
import { type Priced, pricedFor } from '../../../rules/catalogue/sku-price';
import { type Habit, habitOf } from '../../../rules/orders/usual-order';
import { customerPrices } from '../../catalogue/skus/customer-prices';
import { currentPrice } from '../../catalogue/skus/price';
import type { StoredLine } from '../compare/compare-lines';
import { placedBy } from '../placed-orders';

/** The usual order has the skus that were ordered at least MIN_TIMES within USUAL_WINDOW_MS. */
const USUAL_WINDOW_MS = 2 * 365 * 86_400_000;
const MIN_TIMES = 2;

interface UsualLine extends StoredLine {
  readonly habit: Habit;
  readonly sku: Priced & { readonly id: number };
  readonly priceThen: number;
  /** Pieces of the sku for which `priceThen` held. */
  readonly pricedQty: number;
}

interface Usual {
  /** Sorted by due date, the earliest first. */
  readonly lines: readonly UsualLine[];
  readonly leftOut: number;
}

/** The account's usual order with the account's changes applied. The id of a line is its sku's id. */
export async function usualLines(db: Db, userId: number, at: Date): Promise<Usual> {
  const [rows, own] = await Promise.all([orderedBy(db, userId, at), changesOf(db, userId)]);
  const bySku = Map.groupBy(rows, ({ skuId }) => skuId);
  const found = [...bySku].flatMap(([skuId, times]): (UsualLine & { leftOut: boolean })[] => {
    const habit = habitOf(times);
    const last = times.reduce((latest, one) => (one.at > latest.at ? one : latest));
    if (!habit || habit.times < MIN_TIMES) return [];
    const change = own.get(skuId);
    const qty = change?.qty ?? Math.min(habit.qty, 9_999);
    const lastQty = times.reduce((sum, one) => (one.at.getTime() === last.at.getTime() ? sum + one.qty : sum), 0);
    return [
      {
        id: String(skuId),
        skuId,
        skuCode: last.skuCode,
        productName: last.productName,
        name: last.name,
        url: last.url,
        qty,
        note: change?.note ?? '',
        addons: [],
        priceThen: change?.price ?? last.price,
        pricedQty: change?.price == null ? lastQty : qty,
        sku: { id: skuId, price: last.generalPrice, specialPrice: last.specialPrice },
        habit,
        leftOut: change?.leftOut ?? false,
      },
    ];
  });
  const due = ({ habit }: UsualLine) => habit.dueOn ?? '9999';
  const shown = found.filter(({ leftOut }) => !leftOut);
  return {
    lines: shown.toSorted((one, other) => due(one).localeCompare(due(other))),
    leftOut: found.length - shown.length,
  };
}

/**
 * The lines with their former prices moved to the quantity that is usual now, as those of lists are: otherwise a
 * quantity price would look like a changed one.
 */
export async function atUsualQty(db: Db, userId: number, lines: readonly UsualLine[]): Promise<UsualLine[]> {
  const prices = await customerPrices(
    db,
    userId,
    lines.map(({ sku }) => sku.id),
  );
  return lines.map((line) => {
    const at = (qty: number) => currentPrice(pricedFor(line.sku, prices.of(line.sku.id), qty));
    return { ...line, priceThen: Math.max(0, line.priceThen + at(line.qty) - at(line.pricedQty)) };
  });
}

/** Lines of skus that were ordered often enough. Ignores extras: with them, almost every line would be unique. */
async function orderedBy(db: Db, userId: number, at: Date) {
  const ordered = db
    .select({
      at: orders.createdAt,
      skuId: orderLines.skuId,
      qty: orderLines.qty,
      price: orderLines.price,
      addons: orderLines.addons,
      name: orderLines.name,
      times: sql<number>`count(*) over (partition by ${orderLines.skuId})`.as('times'),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(placedBy(userId), gte(orders.createdAt, new Date(at.getTime() - USUAL_WINDOW_MS))))
    .as('ordered');
  // Computed here, it is computed only for lines that are returned.
  const ownPrice = sql<number>`${ordered.price} - (
    select coalesce(sum((extra->>'priceCents')::int), 0)::int from jsonb_array_elements(${ordered.addons}) as extra
  )`;
  return db
    .select({
      at: ordered.at,
      skuId: skus.id,
      qty: ordered.qty,
      price: ownPrice,
      generalPrice: skus.price,
      specialPrice: skus.specialPrice,
      skuCode: skus.code,
      productName: products.name,
      name: ordered.name,
      url: products.slug,
    })
    .from(ordered)
    .innerJoin(skus, eq(skus.id, ordered.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(gte(ordered.times, MIN_TIMES));
}

async function changesOf(db: Db, userId: number) {
  const rows = await db.select().from(usualChanges).where(eq(usualChanges.userId, userId));
  return new Map(rows.map((change) => [change.skuId, change]));
}
