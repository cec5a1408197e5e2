import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { refunds } from '../../db/schema/orders/fulfilment';
import { CSV_MARK, csvLine } from '../../rules/values/csv-cell';
import { timeCell, timeHeading } from '../views/time';
import { type FoundOrder, type OrderFilter, searchOrders } from './order-search';

/** Orders per query. */
const AT_ONCE = 1_000;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

interface CreditNote {
  readonly orderId: number;
  readonly number: string | null;
  readonly amount: number;
  readonly tax: number;
  readonly at: Date | null;
}

interface ExportedOrder extends FoundOrder {
  /** In the order in which they were numbered. */
  readonly creditNotes: readonly CreditNote[];
}

const sum = (notes: readonly CreditNote[], part: 'amount' | 'tax'): number =>
  notes.reduce((all, note) => all + note[part], 0);

const COLUMNS: readonly (readonly [string, (order: ExportedOrder) => string])[] = [
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
  ['Credit notes', ({ creditNotes }) => creditNotes.map(({ number }) => number).join(' ')],
  [timeHeading('Last credited'), ({ creditNotes }) => timeCell(creditNotes.at(-1)?.at ?? null)],
  ['Credited with GST', ({ creditNotes }) => dollars(sum(creditNotes, 'amount'))],
  ['GST credited', ({ creditNotes }) => dollars(sum(creditNotes, 'tax'))],
  [timeHeading('Shipped'), (order) => timeCell(order.shippedAt)],
  ['Wants news', (order) => (order.marketingOptIn ? 'yes' : '')],
];

async function withCreditNotes(db: Db, found: readonly FoundOrder[]): Promise<ExportedOrder[]> {
  const ids = found.map(({ id }) => id);
  const notes = await db
    .select({
      orderId: refunds.orderId,
      number: refunds.creditNoteNumber,
      amount: refunds.amount,
      tax: refunds.tax,
      at: refunds.doneAt,
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.doneAt), asc(refunds.creditNoteNumber));
  const ofOrder = Map.groupBy(notes, ({ orderId }) => orderId);
  return found.map((order) => ({ ...order, creditNotes: ofOrder.get(order.id) ?? [] }));
}

/** All matching orders as CSV, streamed from the database in batches. */
export function ordersCsv(db: Db, filter: OrderFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: number | null = null;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(`${CSV_MARK}${csvLine(COLUMNS.map(([title]) => title))}`));
    },
    async pull(controller) {
      const found = await searchOrders(db, { ...filter, after }, AT_ONCE);
      const rows = (await withCreditNotes(db, found)).map((order) => csvLine(COLUMNS.map(([, cell]) => cell(order))));
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.join('')));
      after = found.at(-1)?.id ?? null;
      if (found.length < AT_ONCE) controller.close();
    },
  });
}
