import { and, asc, desc, eq, gt, isNull, like, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications, businesses, users } from '../../db/schema/account/account';
import { orders } from '../../db/schema/orders/orders';
import { balanceOf } from '../../services/account/credit/credit';
import { owedBy } from '../../services/orders/open-invoices';

export type Customer = typeof users.$inferSelect;
export type Application = typeof applications.$inferSelect;

const MIN_LENGTH = 3;
const LATEST = 10;

export interface CustomerFilter {
  /** Part of a business's or person's name, an address or an ABN. */
  readonly q: string;
  /** Cursor: customers before this id. */
  readonly before: number | null;
}

export const isTooShort = ({ q }: CustomerFilter): boolean => q !== '' && q.length < MIN_LENGTH;

const escaped = (text: string): string => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
/** Spaces are removed, so that an ABN is found however its digits are grouped. */
const asTyped = (q: string): string => (/^[\d ]+$/.test(q) ? q.replaceAll(' ', '') : q);

/** The first matching customers, newest first. */
export async function searchCustomers(db: Db, filter: CustomerFilter, limit: number): Promise<Customer[]> {
  if (isTooShort(filter)) return [];
  return db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.staffRole),
        filter.q === '' ? undefined : like(users.search, `%${escaped(asTyped(filter.q))}%`),
        filter.before === null ? undefined : lt(users.id, filter.before),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

/** Applications awaiting a decision, oldest first; `after` is a cursor. */
export function waitingApplications(db: Db, after: number | null, limit: number): Promise<Application[]> {
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.state, 'pending'), after === null ? undefined : gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit);
}

export interface CustomerDetail {
  readonly customer: Customer;
  readonly business: string | null;
  /** Other accounts of the same business. */
  readonly colleagues: readonly Customer[];
  readonly orders: readonly (typeof orders.$inferSelect)[];
  /** Cents. */
  readonly credit: number;
  /** Cents of unpaid invoices. */
  readonly owed: number;
}

/** One customer with related records; null when absent. */
export async function readCustomer(db: Db, id: number): Promise<CustomerDetail | null> {
  const [found] = await db
    .select({ customer: users, business: businesses.name })
    .from(users)
    .leftJoin(businesses, eq(businesses.id, users.businessId))
    .where(and(eq(users.id, id), isNull(users.staffRole)));
  if (!found) return null;
  const { customer } = found;
  const latest = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(LATEST);
  const colleagues =
    customer.businessId === null
      ? []
      : await db
          .select()
          .from(users)
          .where(and(eq(users.businessId, customer.businessId), ne(users.id, id)))
          .orderBy(asc(users.id));
  return { ...found, colleagues, orders: latest, credit: await balanceOf(db, id), owed: await owedBy(db, id) };
}

/** An application, its account, and another customer with the same ABN. */
export async function readApplication(
  db: Db,
  id: number,
): Promise<{ application: Application; sameAbn: Customer | null; account: Customer | null } | null> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  if (!application) return null;
  const [account] = await db.select().from(users).where(eq(users.email, application.email));
  const [sameAbn] = await db
    .select()
    .from(users)
    .where(and(like(users.search, `%${application.abn}%`), eq(users.abn, application.abn), isNull(users.staffRole)))
    .limit(1);
  return { application, account: account ?? null, sameAbn: sameAbn && sameAbn.id !== account?.id ? sameAbn : null };
}

/** The applicant's page then shows that the application is under review. */
export async function markOpened(db: Db, { id, state, openedAt }: Application, at: Date): Promise<void> {
  if (state !== 'pending' || openedAt !== null) return;
  await db
    .update(applications)
    .set({ openedAt: at })
    .where(and(eq(applications.id, id), isNull(applications.openedAt)));
}
