import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { refunds } from '../../db/schema/orders/fulfilment';
import { CSV_MARK, csvLine } from '../../rules/values/csv-cell';
import { timeCell, timeHeading } from '../views/time';
import type { FoundOrder, OrderFilter } from './order-search';
import { searchOrders } from './order-search';

/** Orders per query. */
const AT_ONCE = 1_000;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** What an order's credit notes say, in cents. */
interface Credited {
  /** With GST. */
  readonly amount: number;
  readonly tax: number;
}

const NOTHING: Credited = { amount: 0, tax: 0 };

const COLUMNS: readonly (readonly [string, (order: FoundOrder, credited: Credited) => string])[] = [
  ['Order', (order) => order.number],
  [timeHeading('Placed'), (order) => timeCell(order.createdAt)],
  ['State', (order) => order.status],
  ['Payment', (order) => order.payment],
  ['Invoice', (order) => order.invoiceNumber ?? ''],
  [timeHeading('Invoiced'), (order) => timeCell(order.invoicedAt)],
  ['Due', (order) => order.dueOn ?? ''],
  ['Business', (order) => order.buyerCompany],
  ['ABN', (order) => order.buyerAbn],
  ['Person', (order) => order.buyerName],
  ['E-mail', (order) => order.buyerEmail],
  ['Their number', (order) => order.purchaseOrderNumber],
  ['Goods ex GST', (order) => dollars(order.subtotal)],
  ['Discount ex GST', (order) => dollars(order.discount)],
  ['Freight ex GST', (order) => dollars(order.shippingAmount)],
  ['Surcharge ex GST', (order) => dollars(order.surcharge)],
  ['GST', (order) => dollars(order.tax)],
  ['Total', (order) => dollars(order.total)],
  ['Paid by credit', (order) => dollars(order.credit)],
  ['Credit notes', (_, { amount }) => dollars(amount)],
  ['GST of credit notes', (_, { tax }) => dollars(tax)],
  [timeHeading('Shipped'), (order) => timeCell(order.shippedAt)],
  ['Wants news', (order) => (order.marketingOptIn ? 'yes' : '')],
];

async function creditedOf(db: Db, orderIds: number[]): Promise<ReadonlyMap<number, Credited>> {
  const rows = await db
    .select({
      id: refunds.orderId,
      amount: sql<number>`sum(${refunds.amount})::int`,
      tax: sql<number>`sum(${refunds.tax})::int`,
    })
    .from(refunds)
    .where(and(eq(refunds.state, 'done'), inArray(refunds.orderId, orderIds)))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ id, ...credited }) => [id, credited]));
}

/** All matching orders as CSV, streamed from the database in batches. */
export function ordersCsv(db: Db, filter: OrderFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: number | null = null;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`${CSV_MARK}${csvLine(COLUMNS.map(([title]) => title))}`));
    },
    async pull(controller) {
      const found = await searchOrders(db, { ...filter, before }, AT_ONCE);
      const credited = await creditedOf(
        db,
        found.map(({ id }) => id),
      );
      const rows = found.map((order) =>
        csvLine(COLUMNS.map(([, cell]) => cell(order, credited.get(order.id) ?? NOTHING))),
      );
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.join('')));
      before = found.at(-1)?.id ?? null;
      if (found.length < AT_ONCE) controller.close();
    },
  });
}
