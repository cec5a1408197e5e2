/* Apart from the schemas, so that client code can know these without them. */

/** States and territories of Australia. */
export const AU_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Pieces that one cart line can hold. */
export const MAX_QTY = 9999;

/** Characters of a search that are read. */
export const LONGEST_SEARCH = 100;

/** Lines that can be added to a cart in one call. */
export const MOST_LINES_AT_ONCE = 1000;

/** Characters of a list's name, and of a note on one of its lines. */
export const LONGEST_LIST_NAME = 60;
export const LONGEST_LINE_NOTE = 120;

/** Bytes of a file that a form takes. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** What one gift voucher can be bought for, in cents. */
export const LEAST_VOUCHER_CENTS = 1_000;
export const MOST_VOUCHER_CENTS = 100_000;

/** Brands that a list can be narrowed down to at once. */
export const MOST_FILTER_BRANDS = 10;

/** Products that a visitor without an account can store in the shortlist. */
export const MOST_SHORTLISTED = 40;
