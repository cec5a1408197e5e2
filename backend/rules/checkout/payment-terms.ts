import { addDays, shopDay } from '@/lib/domain/values/shop-day';
import { GATEWAYS, type Gateway } from './surcharges';

/** Possible payment terms, in days; accounts without terms pay when they order. */
export const INVOICE_DAYS = [7, 14, 30, 60] as const;

/** Payment terms: days to pay an invoice, or null for an account that pays when it orders. */
export type InvoiceDays = number | null;

/** Parses terms from a form: days, or '' for an account that pays when it orders; undefined if invalid. */
export function readTerms(typed: unknown): InvoiceDays | undefined {
  if (typed === '') return null;
  return INVOICE_DAYS.find((days) => String(days) === typed);
}

/** Payment methods allowed by an account's terms, in display order. */
export function gatewaysOf(terms: InvoiceDays): Gateway[] {
  return GATEWAYS.filter((gateway) => gateway !== 'account' || terms !== null);
}

/** Last day to pay an invoice issued at `at`, as an ISO date of the shop's calendar. */
export function dueDay(at: Date, days: number): string {
  return addDays(shopDay(at), days);
}

/** Terms as a sentence for letters. */
export function paymentTermsText(terms: InvoiceDays): string {
  return terms === null
    ? 'Orders are paid when they are placed.'
    : `Orders can be paid on invoice, within ${terms} days of its date.`;
}
