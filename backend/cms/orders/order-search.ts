import { and, asc, desc, eq, gt, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { ORDER_STATES } from '@/lib/contract/orders/order';
import { TIME_ZONE } from '@/lib/config/constants';
import { addDays } from '@/lib/domain/values/shop-day';
import { zonedInstant } from '@/lib/domain/values/zoned-time';
import type { Db } from '../../db/client';
import { skus } from '../../db/schema/catalogue/catalogue';
import { refunds } from '../../db/schema/orders/fulfilment';
import { orderLines, orders, payments } from '../../db/schema/orders/orders';
import { formatCreditNoteNumber } from '../../rules/orders/order-number';
import { readDay } from '../../rules/values/dates';
import { recordId } from '../../rules/values/record-id';
import { codeKey, plainCode } from '../../services/catalogue/search/code-key';
import { isUnpaidInvoice } from '../../services/orders/open-invoices';
import { isOpenRefund, isPastDue, isUndecided } from './overdue';
import { readUnrefunded } from './unrefunded';

/** Filters of the order list by state. */
export const ORDER_FILTERS = {
  all: { words: 'All', states: ORDER_STATES },
  'to-pack': { words: 'To pack', states: ['placed', 'processing'] },
  'awaiting-payment': { words: 'Awaiting payment', states: ['awaiting-payment'] },
  shipped: { words: 'Shipped', states: ['shipped'] },
  delivered: { words: 'Delivered', states: ['delivered'] },
  cancelled: { words: 'Cancelled', states: ['cancelled'] },
  overdue: { words: 'Invoice overdue', states: ORDER_STATES },
  payments: { words: 'Payment to look at', states: ORDER_STATES },
} as const satisfies Record<string, { words: string; states: readonly (typeof ORDER_STATES)[number][] }>;
type OrderFilterName = keyof typeof ORDER_FILTERS;

export interface OrderFilter {
  readonly state: OrderFilterName;
  /**
   * The number of an order, invoice or credit note, a sku, or part of the buyer's own number, name or address, or of
   * their business.
   */
  readonly q: string;
  /** The account that ordered; null for all. */
  readonly customer: number | null;
  /** Days in the shop's time zone, both inclusive; '' for no bound. */
  readonly from: string;
  readonly to: string;
  /** Cursor: the last order of the page before; null for the first page. */
  readonly after: number | null;
  /** The time of the call: what is overdue depends on it. */
  readonly at: Date;
}

/** Parses a filter from the query; invalid values are ignored. */
export function readFilter(asked: (name: string) => string | undefined, at: Date): OrderFilter {
  const state = asked('state') ?? 'all';
  const day = (name: string): string => {
    const typed = asked(name) ?? '';
    return readDay(typed) === null ? '' : typed;
  };
  return {
    state: Object.hasOwn(ORDER_FILTERS, state) ? (state as OrderFilterName) : 'all',
    q: (asked('q') ?? '').trim().slice(0, 100),
    customer: recordId(asked('customer') ?? ''),
    from: day('from'),
    to: day('to'),
    after: recordId(asked('after') ?? ''),
    at,
  };
}

/** What is to be packed begins with what waits longest, all else with the newest. */
export const isOldestFirst = ({ state }: OrderFilter): boolean => state === 'to-pack';

/** Shortest searchable part of a name: the index consists of trigrams. */
const MIN_LENGTH = 3;

export function isTooShort({ q }: OrderFilter): boolean {
  return q !== '' && q.length < MIN_LENGTH;
}

const escaped = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A code as it is typed and in capitals, which skus that are gone may have had, and as a sku has it. */
async function codesLike(db: Db, q: string): Promise<string[]> {
  const alike = await db
    .select({ code: skus.code })
    .from(skus)
    .where(eq(skus.codeKey, codeKey(q)));
  const same = alike.map(({ code }) => code).filter((code) => plainCode(code) === plainCode(q));
  return [q, q.toUpperCase(), ...same];
}

async function matching(db: Db, q: string): Promise<SQL | undefined> {
  if (q === '') return undefined;
  const part = `%${escaped(q)}%`;
  const ofBuyer = like(orders.buyerSearch, part);
  // A buyer's own number may look like one of ours or like a sku. It is in the indexed text, too.
  const withTheirNumber = () =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(ofBuyer, sql`lower(${orders.purchaseOrderNumber}) like ${part}`));
  const invoice = /^inv-?(\d{1,9})$/i.exec(q)?.[1];
  const invoiced = () =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.invoiceNumber, `INV-${invoice?.padStart(6, '0')}`));
  if (invoice !== undefined) return inArray(orders.id, union(invoiced(), withTheirNumber()));
  const codes = await codesLike(db, q);
  const withSku = () =>
    db.select({ id: orderLines.orderId }).from(orderLines).where(inArray(orderLines.skuCode, codes));
  const note = /^cn-?(\d{1,9})$/i.exec(q)?.[1];
  const noted = () =>
    db
      .select({ id: refunds.orderId })
      .from(refunds)
      .where(eq(refunds.creditNoteNumber, formatCreditNoteNumber(Number(note))));
  if (note !== undefined) return inArray(orders.id, union(noted(), withSku()));
  const number = /^(?:bb-?)?(\d{4,9})$/i.exec(q)?.[1];
  // A code may consist of digits, too.
  const numbered = () =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, `BB-${number}`));
  if (number !== undefined) return inArray(orders.id, union(numbered(), withSku(), withTheirNumber()));
  const [sold] = await withSku().limit(1);
  return sold ? inArray(orders.id, union(withSku(), withTheirNumber())) : ofBuyer;
}

/** One list of orders, since a scan of all of them would follow from two conditions. */
async function withPaymentToLookAt(db: Db, at: Date): Promise<SQL> {
  const unrefunded = (await readUnrefunded(db, at)).map(({ order }) => order.id);
  return inArray(
    orders.id,
    union(
      db.select({ id: orders.id }).from(orders).where(isUndecided(at)),
      db.select({ id: refunds.orderId }).from(refunds).where(isOpenRefund),
      db.select({ id: orders.id }).from(orders).where(inArray(orders.id, unrefunded)),
    ),
  );
}

const withUnpaidInvoice = (db: Db) => db.select({ id: payments.subjectId }).from(payments).where(isUnpaidInvoice);

/** The condition of a filter, including its cursor. */
async function condition(db: Db, filter: OrderFilter): Promise<SQL | undefined> {
  const { state, q, customer, from, to, after, at } = filter;
  const { states } = ORDER_FILTERS[state];
  const starts = from === '' ? null : zonedInstant(`${from}T00:00`, TIME_ZONE);
  const ends = to === '' ? null : zonedInstant(`${addDays(to, 1)}T00:00`, TIME_ZONE);
  return and(
    states === ORDER_STATES ? undefined : inArray(orders.status, [...states]),
    state === 'overdue' ? and(isPastDue(at), inArray(orders.id, withUnpaidInvoice(db))) : undefined,
    state === 'payments' ? await withPaymentToLookAt(db, at) : undefined,
    await matching(db, q),
    customer === null ? undefined : eq(orders.userId, customer),
    starts === null ? undefined : gte(orders.createdAt, starts),
    ends === null ? undefined : lt(orders.createdAt, ends),
    after === null ? undefined : isOldestFirst(filter) ? gt(orders.id, after) : lt(orders.id, after),
  );
}

export type FoundOrder = typeof orders.$inferSelect & { readonly payment: (typeof payments.$inferSelect)['status'] };

/** The first matching orders, in the order of their list. */
export async function searchOrders(db: Db, filter: OrderFilter, limit: number): Promise<FoundOrder[]> {
  if (isTooShort(filter)) return [];
  const found = await db
    .select()
    .from(orders)
    .where(await condition(db, filter))
    .orderBy(isOldestFirst(filter) ? asc(orders.id) : desc(orders.id))
    .limit(limit);
  if (found.length === 0) return [];
  const paid = await db
    .select({ orderId: payments.subjectId, status: payments.status })
    .from(payments)
    .where(
      and(
        eq(payments.subject, 'order'),
        inArray(
          payments.subjectId,
          found.map(({ id }) => id),
        ),
      ),
    );
  const statusOf = new Map(paid.map(({ orderId, status }) => [orderId, status]));
  return found.map((order) => ({ ...order, payment: statusOf.get(order.id) ?? 'pending' }));
}
