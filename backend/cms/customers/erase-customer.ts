import { and, eq, exists, inArray, isNotNull, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { abnAnswers, authorizationCodes } from '../../db/schema/account/sign-in';
import { addresses, applications, businesses, users } from '../../db/schema/account/account';
import { stockRequests } from '../../db/schema/catalogue/stock-requests';
import { changes } from '../../db/schema/changes';
import { cmsSecondFactors, cmsSessions } from '../../db/schema/content/cms';
import { media, uploads } from '../../db/schema/content/media';
import { carts } from '../../db/schema/orders/cart';
import { refunds } from '../../db/schema/orders/fulfilment';
import { lists, usualChanges } from '../../db/schema/orders/lists';
import { idempotencyKeys, orders, payments, quoteRequests } from '../../db/schema/orders/orders';
import {
  type CustomerRequest,
  isErased,
  lockAccount,
  recordCustomerChange,
} from '../../services/account/customers/change-customer';
import { isUnpaidInvoice } from '../../services/orders/open-invoices';
import { revokeSessions } from '../../services/sign-in/tokens/refresh-tokens';
import { endCodes } from '../../services/sign-in/tokens/sign-in-codes';
import type { KeyedHash } from '../../system/keyed-hash';
import { PlatformError } from '../../system/refusals/platform-error';
import { refuseFields } from '../../system/refusals/refuse-fields';
import { eraseAnswers, eraseLog, eraseMail, eraseOrders, eraseVouchers } from './erase-records';

type Customer = Awaited<ReturnType<typeof lockAccount>>;

/** Of this account alone, and nobody needs them without it. */
const OWNED = [
  usualChanges,
  stockRequests,
  quoteRequests,
  idempotencyKeys,
  authorizationCodes,
  uploads,
  cmsSessions,
  cmsSecondFactors,
] as const;

const NO_PERSON = {
  enabled: false,
  businessId: null,
  passwordHash: null,
  firstName: '',
  lastName: '',
  mobilePhone: null,
  dateOfBirth: null,
  currentAddressId: null,
  imageHash: null,
  companyName: null,
  companyPhone: null,
  tradingName: null,
  abn: null,
  website: null,
  facebookLink: null,
  driversLicenceNumber: null,
  driversLicenceExpiry: null,
  driversLicenceStateOfIssueId: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  invoiceDays: null,
  creditLimit: null,
  priceLevelId: null,
} as const satisfies Partial<Customer>;

const NO_ADDRESS = {
  displayName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  streetAddress: '',
  streetAddress1: '',
  postcode: '',
  city: '',
  state: '',
  country: '',
  disabled: true,
} as const;

/**
 * Deletes the personal data of an account, which stays without a name, since orders refer to it. Run it in a
 * transaction. A repeated request has no effect. @param typed the account's e-mail address, to confirm
 *
 * - Removed: the tables OWNED, carts, personal lists, the picture, applications, what the business register said of the
 *   ABN, answers to forms with their files, notes of the staff on orders, mail to the address that waits or is in the
 *   outbox, and the group if nobody else is in it.
 * - Ended: sessions with their refresh tokens, and mailed codes. They hold hashes alone, and are deleted once expired.
 * - Emptied, since records that are kept refer to them: the account, its addresses, answers to forms that cost
 *   something, the recipient of vouchers, and values in the log.
 * - Kept, for bookkeeping: orders with lines, parcels, payments, refunds and the buyer as the invoice has it; vouchers
 *   and credit entries. What somebody did as one of the staff stays under their name.
 * - Passed on: lists shared with the group.
 *
 * @throws PlatformError 404, 409 while an order is not finished, 422 for another address
 */
export async function eraseCustomer(tx: Db, hash: KeyedHash, request: CustomerRequest, typed: string): Promise<void> {
  const { id, at } = request;
  // First, as whoever places an order locks the cart first: the order is seen below, or finds the cart empty.
  await tx.delete(carts).where(eq(carts.userId, id));
  const customer = await lockAccount(tx, id);
  if (isErased(customer)) return;
  if (typed.trim().toLowerCase() !== customer.email)
    throw refuseFields({ confirm: 'Nothing was deleted: type the e-mail address of this account.' });
  await refuseWhileOpen(tx, id);

  const emails = await emailsOf(tx, customer);
  await revokeSessions(tx, id, at);
  for (const email of emails) await endCodes(tx, hash, email, at);
  await passListsOn(tx, customer);
  await tx
    .delete(media)
    .where(
      and(
        eq(media.source, 'upload'),
        inArray(media.hash, tx.select({ hash: uploads.hash }).from(uploads).where(eq(uploads.userId, id))),
      ),
    );
  for (const table of OWNED) await tx.delete(table).where(eq(table.userId, id));
  await tx.update(addresses).set(NO_ADDRESS).where(eq(addresses.userId, id));
  await eraseMail(tx, id, emails);
  await eraseAnswers(tx, id, emails);
  await eraseOrders(tx, id);
  await eraseVouchers(tx, emails);
  if (customer.abn !== null) await tx.delete(abnAnswers).where(eq(abnAnswers.abn, customer.abn));
  const applied = await tx
    .delete(applications)
    .where(inArray(applications.email, emails))
    .returning({ id: applications.id });

  const name = `Deleted customer ${id}`;
  const erased = { ...customer, ...NO_PERSON, email: name };
  await tx
    .update(users)
    .set({ ...NO_PERSON, email: name })
    .where(eq(users.id, id));
  await dropEmptyGroup(tx, customer.businessId);
  await eraseLog(tx, 'customer', [customer], name);
  await eraseLog(tx, 'application', applied, name);
  await recordCustomerChange(tx, request, erased, 'Personal data deleted');
}

/** Whoever waits for goods or money, or owes some, has to be reached. @throws PlatformError 409 */
async function refuseWhileOpen(tx: Db, userId: number): Promise<void> {
  const refund = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), eq(refunds.state, 'pending')));
  const open = await tx
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(payments, and(eq(payments.subject, 'order'), eq(payments.subjectId, orders.id)))
    .where(
      and(
        eq(orders.userId, userId),
        or(notInArray(orders.status, ['delivered', 'cancelled']), isUnpaidInvoice, exists(refund)),
      ),
    )
    .orderBy(orders.id)
    .limit(10);
  if (open.length === 0) return;
  const numbers = open.map(({ number }) => number).join(', ');
  throw new PlatformError(
    409,
    'ORDERS_OPEN',
    `Nothing was deleted, since not everything is finished: ${numbers}. First deliver or cancel each order, and ` +
      'settle its invoice and refunds.',
  );
}

/** The account's address, and its former ones, unless they are another account's by now. */
async function emailsOf(tx: Db, { id, email }: Customer): Promise<string[]> {
  const former = sql<string>`${changes.before}->>'email'`;
  const another = tx.select({ id: users.id }).from(users).where(eq(users.email, former));
  const rows = await tx
    .selectDistinct({ email: former })
    .from(changes)
    .where(
      and(eq(changes.subject, 'customer'), eq(changes.subjectId, String(id)), isNotNull(former), notExists(another)),
    );
  return [email, ...rows.map((row) => row.email)];
}

/** Lists that are shared with a group go to its oldest other account; all others are deleted. */
async function passListsOn(tx: Db, { id, businessId }: Customer): Promise<void> {
  if (businessId !== null) {
    const [heir] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.businessId, businessId), ne(users.id, id), eq(users.enabled, true)))
      .orderBy(users.id)
      .limit(1);
    if (heir)
      await tx
        .update(lists)
        .set({ userId: heir.id, purpose: null })
        .where(and(eq(lists.userId, id), eq(lists.businessId, businessId)));
  }
  await tx.delete(lists).where(eq(lists.userId, id));
}

async function dropEmptyGroup(tx: Db, id: number | null): Promise<void> {
  if (id === null) return;
  const members = tx.select({ id: users.id }).from(users).where(eq(users.businessId, businesses.id));
  await tx.delete(businesses).where(and(eq(businesses.id, id), notExists(members)));
}
