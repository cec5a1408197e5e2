/* Separate from the schemas, so that client code can import these without them. */

/** States and territories of Australia. */
export const AU_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Maximum pieces of one cart line. */
export const MAX_QTY = 9999;

/** Maximum characters of an extra's text, and its maximum quantity if it has none of its own. */
export const MAX_ADDON_TEXT = 60;
export const MAX_ADDON_QTY = 9999;

/** Maximum characters of a promotion code. */
export const MAX_PROMOTION_LENGTH = 40;

/** Maximum characters of a search; the rest is ignored. */
export const MAX_SEARCH_LENGTH = 100;

/** Maximum lines added to a cart in one call. */
export const MAX_LINES_AT_ONCE = 1000;

/** Maximum characters of a list's name, and of a note on one of its lines. */
export const MAX_LIST_NAME_LENGTH = 60;
export const MAX_LINE_NOTE_LENGTH = 120;

/** Maximum bytes of a file uploaded with a form. */
export const ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** The minimum order, in cents without GST, unless the platform says otherwise (specification 1, section 5). */
export const MINIMUM_ORDER_CENTS = 30_000;

/** Minimum and maximum price of a gift voucher, in cents. */
export const MIN_VOUCHER_CENTS = 1_000;
export const MAX_VOUCHER_CENTS = 100_000;

/** Maximum brands that a list can be filtered by at once. */
export const MAX_FILTER_BRANDS = 10;

/** Maximum products in the shortlist of a visitor without an account. */
export const MAX_SHORTLISTED = 40;
