import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { businesses, users } from '../../../db/schema/account/account';
import { lists } from '../../../db/schema/orders/lists';
import { PlatformError } from '../../../system/refusals/platform-error';
import { refuseFields } from '../../../system/refusals/refuse-fields';
import { queueMail } from '../../mail/queue-mail';
import { revokeSessions } from '../../sign-in/tokens/refresh-tokens';
import { type CustomerRequest, lockCustomer, recordCustomerChange } from './change-customer';

/** What customers cannot change themselves, by the names of the form's fields. */
export const DETAILS = ['email', 'first_name', 'last_name', 'company_name', 'abn', 'date_of_birth', 'group'] as const;

/** '' for none. `group` is the name of the business whose accounts share lists. */
export type Details = Readonly<Record<(typeof DETAILS)[number], string>>;

export function detailsFrom(valueOf: (name: keyof Details) => string): Details {
  return {
    email: valueOf('email'),
    first_name: valueOf('first_name'),
    last_name: valueOf('last_name'),
    company_name: valueOf('company_name'),
    abn: valueOf('abn'),
    date_of_birth: valueOf('date_of_birth'),
    group: valueOf('group'),
  };
}

/** `group` is null for a customer without one. */
export function detailsOf(customer: typeof users.$inferSelect, group: string | null): Details {
  return {
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    company_name: customer.companyName ?? '',
    abn: customer.abn ?? '',
    date_of_birth: customer.dateOfBirth ?? '',
    group: group ?? '',
  };
}

const same = (one: Details, other: Details): boolean => DETAILS.every((name) => one[name] === other[name]);

/**
 * Changes a customer's details, unless they differ from those the editor has seen. Another e-mail address ends the
 * customer's sign-ins, and the former one is told. @throws PlatformError 404, 409, 422
 */
export async function changeDetails(tx: Db, request: CustomerRequest, seen: Details, wanted: Details): Promise<void> {
  const customer = await lockCustomer(tx, request.id);
  const before = detailsOf(customer, await groupName(tx, customer.businessId));
  if (same(before, wanted)) return;
  if (!same(before, seen))
    throw new PlatformError(409, 'CHANGED', 'Somebody else has changed these details meanwhile. Please look again.');
  await requireFreeAddress(tx, customer.id, wanted.email);
  const businessId = wanted.group === before.group ? customer.businessId : await groupNamed(tx, wanted.group);
  await tx
    .update(users)
    .set({
      email: wanted.email,
      firstName: wanted.first_name,
      lastName: wanted.last_name,
      companyName: wanted.company_name || null,
      abn: wanted.abn || null,
      dateOfBirth: wanted.date_of_birth || null,
      businessId,
    })
    .where(eq(users.id, customer.id));
  // The lists of who leaves a group are no longer the group's.
  if (businessId !== customer.businessId)
    await tx.update(lists).set({ businessId: null }).where(eq(lists.userId, customer.id));
  if (wanted.email !== before.email) {
    await revokeSessions(tx, customer.id, request.at);
    await queueMail(tx, { kind: 'email-changed', userId: customer.id, former: before.email }, request.at);
  }
  await recordCustomerChange(tx, request, customer, 'Details changed', { ...before }, { ...wanted });
}

async function requireFreeAddress(tx: Db, id: number, email: string): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)));
  if (other) throw refuseFields({ email: 'Another account has this e-mail address.' });
}

async function groupName(tx: Db, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, id));
  return found?.name ?? null;
}

/** The id of the business with this name, in whatever case, which is made if there is none; null for ''. */
async function groupNamed(tx: Db, name: string): Promise<number | null> {
  if (name === '') return null;
  const [known] = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(sql`lower(${businesses.name})`, name.toLowerCase()))
    .orderBy(asc(businesses.id))
    .limit(1);
  const [group] = known ? [known] : await tx.insert(businesses).values({ name }).returning({ id: businesses.id });
  return group?.id ?? null;
}
