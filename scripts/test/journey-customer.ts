/*
 * Customers that are there before the journeys begin (journey-customers.ts). To become one takes three e-mails and a
 * second; how that goes has journeys of its own.
 */

/** Processes that run journeys, one after the other: a failure ends one, and another project begins one. */
export const WORKERS = 24;
/** For each of them, so that none takes another's. */
export const EACH = 80;
/** The one of each that pays when it orders; the others may pay on invoice, within 30 days. */
export const PREPAID = 0;
export const PASSWORD = 'quiet-magpies-at-seven';

export const emailOf = (worker: number, index: number): string => `journey-${worker}-${index}@example.com`;
