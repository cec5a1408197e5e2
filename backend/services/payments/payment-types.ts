import { eq, sql, sum } from 'drizzle-orm';
import type { PaymentType } from '@/lib/contract/cart/cart';
import type { Db } from '../../db/client';
import { creditEntries, users } from '../../db/schema/account/account';
import { type InvoiceDays, gatewaysOf } from '../../rules/checkout/payment-terms';
import { GATEWAYS, type Gateway } from '../../rules/checkout/surcharges';

export interface PaymentName {
  readonly name: string;
  /** The storefront translates the name by it. */
  readonly code: string;
}

/** Names of payment methods on orders and documents. */
const NAMES: Readonly<Record<Gateway, PaymentName>> = {
  card: { name: 'Card', code: 'card' },
  account: { name: 'Bank transfer', code: 'bank-transfer' },
};

/** The payment method shown for an order that credit paid for entirely. */
export const CREDIT_NAME: PaymentName = { name: 'Credit', code: 'credit' };

/** The same for an invoice that credit notes lowered to nothing. */
export const CREDIT_NOTE_NAME: PaymentName = { name: 'Credit note', code: 'credit-note' };

/** All payment methods, whether or not they are offered. */
export const PAYMENT_NAMES = GATEWAYS.map((gateway) => ({ gateway, name: NAMES[gateway].name }));

export interface OfferedPayment extends Pick<PaymentType, 'name' | 'name_code' | 'description'> {
  gateway: Gateway;
  /** Days until the payment is due; 0 for payment now. */
  due_days: number;
}

function offer(gateway: Gateway, terms: InvoiceDays): OfferedPayment {
  if (gateway === 'card') {
    const { name, code } = NAMES.card;
    return { gateway, name, name_code: code, description: 'Pay now on our payment page.', due_days: 0 };
  }
  const days = terms ?? 0;
  return {
    gateway,
    due_days: days,
    name: `Invoice, due in ${days} days`,
    description: 'Your order is placed at once. Please pay its tax invoice by bank transfer.',
  };
}

/** The payment methods offered to an account with these terms, in display order. */
export function paymentTypes(terms: InvoiceDays, cards: boolean): OfferedPayment[] {
  return gatewaysOf(terms)
    .filter((gateway) => cards || gateway !== 'card')
    .map((gateway) => offer(gateway, terms));
}

/** An account's payment terms, and its credit in cents, never below 0. A visitor has neither. */
export async function termsAndBalance(db: Db, userId: number | null): Promise<{ terms: InvoiceDays; balance: number }> {
  if (userId === null) return { terms: null, balance: 0 };
  const [found] = await db
    .select({ terms: users.invoiceDays, balance: sql`${balances(db)}`.mapWith(Number) })
    .from(users)
    .where(eq(users.id, userId));
  return { terms: found?.terms ?? null, balance: Math.max(0, found?.balance ?? 0) };
}

/** A subquery for the credit of the account in the current row, in cents. */
const balances = (db: Db) =>
  db
    .select({ balance: sql`coalesce(${sum(creditEntries.amount)}, 0)` })
    .from(creditEntries)
    .where(eq(creditEntries.userId, users.id));

export function readGateway(name: string): Gateway | null {
  return GATEWAYS.find((gateway) => gateway === name) ?? null;
}

export function paymentName(gateway: Gateway): PaymentName {
  return NAMES[gateway];
}
