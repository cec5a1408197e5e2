/* Separate from the schemas, so that client code can import these without them. */

/** States and territories of Australia. */
export const AU_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Maximum pieces of one cart line. */
export const MAX_QTY = 9999;

/** Maximum characters of a search; the rest is ignored. */
export const LONGEST_SEARCH = 100;

/** Maximum lines added to a cart in one call. */
export const MOST_LINES_AT_ONCE = 1000;

/** Maximum characters of a list's name, and of a note on one of its lines. */
export const LONGEST_LIST_NAME = 60;
export const LONGEST_LINE_NOTE = 120;

/** Maximum bytes of a file uploaded with a form. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** Minimum and maximum price of a gift voucher, in cents. */
export const LEAST_VOUCHER_CENTS = 1_000;
export const MOST_VOUCHER_CENTS = 100_000;

/** Maximum brands that a list can be filtered by at once. */
export const MOST_FILTER_BRANDS = 10;

/** Maximum products in the shortlist of a visitor without an account. */
export const MOST_SHORTLISTED = 40;
