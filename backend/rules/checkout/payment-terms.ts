import { addDays, shopDay } from '@/lib/domain/values/shop-day';
import { GATEWAYS, type Gateway } from './surcharges';

/** Days to pay an invoice in that an account can be given; one without any pays when it orders. */
export const INVOICE_DAYS = [7, 14, 30, 60] as const;

/** Payment terms: null for an account that pays when it orders, else the days it has to pay an invoice. */
export type InvoiceDays = number | null;

/**
 * Terms as a form gives them: days, or '' for an account that pays when it orders; undefined for what cannot be given.
 */
export function readTerms(typed: unknown): InvoiceDays | undefined {
  if (typed === '') return null;
  return INVOICE_DAYS.find((days) => String(days) === typed);
}

/** The ways to pay that an account's terms allow, in the order they are offered. */
export function gatewaysOf(terms: InvoiceDays): Gateway[] {
  return GATEWAYS.filter((gateway) => gateway !== 'account' || terms !== null);
}

/** The last day to pay an invoice of `at`, as an ISO date of the shop's calendar. */
export function dueDay(at: Date, days: number): string {
  return addDays(shopDay(at), days);
}

/** Terms as a letter says them. */
export function termsInWords(terms: InvoiceDays): string {
  return terms === null
    ? 'Orders are paid when they are placed.'
    : `Orders can be paid on invoice, within ${terms} days of its date.`;
}
