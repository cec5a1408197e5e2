/*
 * Customers that exist before the journeys begin (journey-customers.ts): to become one takes three e-mails and a
 * second, and has journeys of its own.
 */

/** Workers of Playwright in one run: a failure or another project starts a new one. */
export const WORKERS = 24;
/** For each of them, so that none takes another's. */
export const EACH = 80;
/** The one customer per worker that pays when it orders; the others may pay on invoice, within 30 days. */
export const PREPAID = 0;
export const PASSWORD = 'quiet-magpies-at-seven';

export const emailOf = (worker: number, index: number): string => `journey-${worker}-${index}@example.com`;
