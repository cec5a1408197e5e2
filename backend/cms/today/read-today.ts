import { asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { isRunningOut } from '../catalogue/find-skus';
import { applications } from '../../db/schema/account/account';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { refunds } from '../../db/schema/orders/fulfilment';
import { mailJobs } from '../../db/schema/mail';
import { orders, payments } from '../../db/schema/orders/orders';
import { type FailedRelease, failedReleases } from '../store/failed-releases';
import { readUnrefunded } from '../orders/unrefunded';
import { isOpenRefund, isPastDue, isUndecided, unpaidInvoice } from '../orders/overdue';

/** Entries listed per section. */
const NAMED = 6;
/** Skus that run out are counted up to this number, since they grow with the range, and the page is asked for often. */
const MAX_COUNTED = 100;

type OrderRow = typeof orders.$inferSelect;

/** Pending entries: their number, and the first of them. */
interface Waiting<Item> {
  readonly total: number;
  /** There are more than `total`; counting stopped at a limit. */
  readonly more?: boolean;
  readonly first: readonly Item[];
}

export interface Today {
  readonly toPack: Waiting<OrderRow>;
  readonly applications: Waiting<typeof applications.$inferSelect>;
  readonly runningOut: Waiting<{ id: number; code: string; product: string; options: string[]; stock: number }>;
  /** Mail that could not be delivered yet and is retried. */
  readonly failedMail: Waiting<{ kind: string; attempts: number; nextAt: Date }>;
  /** Invoices past their due day, with the cents that are left to pay. */
  readonly overdue: Waiting<{ order: OrderRow; owed: number }>;
  /** Payments past their deadline without an outcome. */
  readonly undecided: Waiting<OrderRow>;
  readonly failedReleases: readonly FailedRelease[];
  /** Refunds that Stripe has not confirmed. */
  readonly refunds: Waiting<{ orderId: number; number: string; amount: number; state: string }>;
  /** Closed orders whose rest was not refunded in full, with the cents that are left of it. */
  readonly unrefunded: Waiting<{ order: OrderRow; owed: number }>;
}

async function toPack(db: Db): Promise<Today['toPack']> {
  const waits = inArray(orders.status, ['placed', 'processing']);
  const [counted] = await db.select({ total: count() }).from(orders).where(waits);
  const first = await db.select().from(orders).where(waits).orderBy(asc(orders.id)).limit(NAMED);
  return { total: counted?.total ?? 0, first };
}

async function waiting(db: Db): Promise<Today['applications']> {
  const pending = eq(applications.state, 'pending');
  const [counted] = await db.select({ total: count() }).from(applications).where(pending);
  const first = await db.select().from(applications).where(pending).orderBy(asc(applications.id)).limit(NAMED);
  return { total: counted?.total ?? 0, first };
}

async function runningOut(db: Db): Promise<Today['runningOut']> {
  const counted = db.$with('counted').as(
    db
      .select({ id: skus.id, stock: skus.stock })
      .from(skus)
      .where(isRunningOut(db))
      .orderBy(asc(skus.stock), asc(skus.id))
      .limit(MAX_COUNTED + 1),
  );
  const first = db
    .$with('first')
    .as(db.select().from(counted).orderBy(asc(counted.stock), asc(counted.id)).limit(NAMED));
  const rows = await db
    .with(counted, first)
    .select({
      total: sql<number>`(select count(*)::int from ${counted})`,
      one: { id: skus.id, code: skus.code, product: products.name, options: skus.options, stock: skus.stock },
    })
    .from(first)
    .innerJoin(skus, eq(skus.id, first.id))
    .innerJoin(products, eq(products.id, skus.productId))
    .orderBy(asc(first.stock), asc(first.id));
  const found = rows[0]?.total ?? 0;
  return { total: Math.min(found, MAX_COUNTED), more: found > MAX_COUNTED, first: rows.map(({ one }) => one) };
}

async function failedMail(db: Db): Promise<Today['failedMail']> {
  const failed = gt(mailJobs.attempts, 1);
  const [counted] = await db.select({ total: count() }).from(mailJobs).where(failed);
  const first = await db
    .select({ kind: mailJobs.kind, attempts: mailJobs.attempts, nextAt: mailJobs.nextAt })
    .from(mailJobs)
    .where(failed)
    .orderBy(asc(mailJobs.id))
    .limit(NAMED);
  return { total: counted?.total ?? 0, first };
}

async function overdue(db: Db, at: Date): Promise<Today['overdue']> {
  const overdue = isPastDue(at);
  const [counted] = await db.select({ total: count() }).from(orders).innerJoin(payments, unpaidInvoice).where(overdue);
  const first = await db
    .select({ order: orders, owed: payments.amount })
    .from(orders)
    .innerJoin(payments, unpaidInvoice)
    .where(overdue)
    .orderBy(asc(orders.dueOn), asc(orders.id))
    .limit(NAMED);
  return { total: counted?.total ?? 0, first };
}

async function undecided(db: Db, at: Date): Promise<Today['undecided']> {
  const open = isUndecided(at);
  const [counted] = await db.select({ total: count() }).from(orders).where(open);
  const first = await db.select().from(orders).where(open).orderBy(asc(orders.id)).limit(NAMED);
  return { total: counted?.total ?? 0, first };
}

async function openRefunds(db: Db): Promise<Today['refunds']> {
  const [counted] = await db.select({ total: count() }).from(refunds).where(isOpenRefund);
  const first = await db
    .select({ orderId: refunds.orderId, number: orders.number, amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isOpenRefund)
    .orderBy(asc(refunds.id))
    .limit(NAMED);
  return { total: counted?.total ?? 0, first };
}

async function unrefunded(db: Db, at: Date): Promise<Today['unrefunded']> {
  const found = await readUnrefunded(db, at);
  return { total: found.length, first: found.slice(0, NAMED) };
}

export async function readToday(db: Db, at: Date): Promise<Today> {
  return {
    toPack: await toPack(db),
    applications: await waiting(db),
    runningOut: await runningOut(db),
    failedMail: await failedMail(db),
    overdue: await overdue(db, at),
    undecided: await undecided(db, at),
    refunds: await openRefunds(db),
    unrefunded: await unrefunded(db, at),
    failedReleases: await failedReleases(db),
  };
}
