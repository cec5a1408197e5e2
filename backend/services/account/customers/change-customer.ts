import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { formatMoney } from '@/lib/domain/values/money';
import type { Db } from '../../../db/client';
import { users } from '../../../db/schema/account/account';
import { changes } from '../../../db/schema/changes';
import type { InvoiceDays } from '../../../rules/checkout/payment-terms';
import { notFound, PlatformError } from '../../../system/refusals/platform-error';
import { queueMail } from '../../mail/queue-mail';
import { revokeSessions } from '../../sign-in/tokens/refresh-tokens';
import { type ChangeAuthor, recordChange } from '../../site/change-log';
import { levelName, requireLevel } from '../../sign-in/price-level';

type Customer = typeof users.$inferSelect;

export interface CustomerRequest {
  readonly id: number;
  readonly by: ChangeAuthor;
  readonly at: Date;
}

export interface Terms {
  readonly days: InvoiceDays;
  /** Cents; null for none. */
  readonly creditLimit: number | null;
  /** Price level; null for the general prices. */
  readonly level: number | null;
}

/** Milliseconds within which a repeated request is ignored, as a double click. */
const REPEAT_MS = 60_000;

export function nameOfCustomer({ companyName, firstName, lastName, email }: Customer): string {
  return companyName || `${firstName} ${lastName}`.trim() || email;
}

/** Whether an account's personal data was deleted: instead of an e-mail address it has a name that is none. */
export function isErased({ email }: Pick<Customer, 'email'>): boolean {
  return !email.includes('@');
}

/** Locks and returns an account, also an erased one. @throws PlatformError 404, also for staff accounts */
export async function lockAccount(tx: Db, id: number): Promise<Customer> {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.staffRole)))
    .for('no key update');
  if (!found) throw notFound('This customer');
  return found;
}

/** Locks and returns a customer. @throws PlatformError 404, also for staff accounts; 409 for an erased one */
export async function lockCustomer(tx: Db, id: number): Promise<Customer> {
  const found = await lockAccount(tx, id);
  if (isErased(found))
    throw new PlatformError(409, 'CHANGED', 'The personal data of this account was deleted. It cannot be changed.');
  return found;
}

/** Logs a change of a customer, inside its transaction. */
export function recordCustomerChange(
  tx: Db,
  { by, at }: CustomerRequest,
  customer: Customer,
  action: string,
  before = {},
  after = {},
): Promise<void> {
  const change = { by, at, subject: 'customer', id: String(customer.id), name: nameOfCustomer(customer) } as const;
  return recordChange(tx, { ...change, action, before, after });
}

async function inWords(tx: Db, { days, creditLimit, level }: Terms) {
  return {
    payment_terms: days === null ? 'Paid when ordered' : `${days} days`,
    credit_limit: creditLimit === null ? 'none' : formatMoney(creditLimit),
    price_level: level === null ? 'none' : ((await levelName(tx, level)) ?? 'gone'),
  };
}

function sameTerms(one: Terms, other: Terms): boolean {
  return one.days === other.days && one.creditLimit === other.creditLimit && one.level === other.level;
}

/**
 * Changes credit limit, payment terms and price level, unless they differ from the values the editor has seen.
 * @throws PlatformError 404, 409, 422
 */
export async function changeTerms(tx: Db, request: CustomerRequest, seen: Terms, wanted: Terms): Promise<void> {
  const customer = await lockCustomer(tx, request.id);
  const before = { days: customer.invoiceDays, creditLimit: customer.creditLimit, level: customer.priceLevelId };
  if (sameTerms(before, wanted)) return;
  if (!sameTerms(before, seen))
    throw new PlatformError(409, 'CHANGED', 'Somebody else has changed these terms meanwhile. Please look again.');
  await requireLevel(tx, wanted.level);
  await tx
    .update(users)
    .set({ invoiceDays: wanted.days, creditLimit: wanted.creditLimit, priceLevelId: wanted.level })
    .where(eq(users.id, customer.id));
  const words = [await inWords(tx, before), await inWords(tx, wanted)] as const;
  await recordCustomerChange(tx, request, customer, 'Terms changed', ...words);
}

/** Suspends an account and revokes its sessions, or reopens it. @throws PlatformError 404 */
export async function suspendCustomer(
  tx: Db,
  request: CustomerRequest,
  { suspended, reason }: { readonly suspended: boolean; readonly reason: string },
): Promise<void> {
  const customer = await lockCustomer(tx, request.id);
  if (customer.enabled !== suspended) return;
  await tx.update(users).set({ enabled: !suspended }).where(eq(users.id, customer.id));
  if (suspended) await revokeSessions(tx, customer.id, request.at);
  const action = suspended ? 'Suspended' : 'Opened again';
  await recordCustomerChange(tx, request, customer, action, {}, suspended ? { reason } : {});
}

const LINK_SENT = 'Sign-in link sent';

/** Mails a customer a sign-in link; repeats within REPEAT_MS are ignored. @throws PlatformError 404, 409 */
export async function sendSignInLink(tx: Db, request: CustomerRequest): Promise<void> {
  const customer = await lockCustomer(tx, request.id);
  if (!customer.enabled) throw new PlatformError(409, 'SUSPENDED', 'This account is suspended. Open it again first.');
  const [sent] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.subject, 'customer'),
        eq(changes.subjectId, String(customer.id)),
        eq(changes.action, LINK_SENT),
        gt(changes.at, new Date(request.at.getTime() - REPEAT_MS)),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1);
  if (sent) return;
  await queueMail(tx, { kind: 'sign-in', email: customer.email, codeOnly: false }, request.at);
  await recordCustomerChange(tx, request, customer, LINK_SENT, {}, { to: customer.email });
}
