/** Business constants and limits (specification 1 and 2, section 9). Sizes in pixels, times in the unit named. */
export const PAGE_SIZE = 9;
export const PERSON_PAGE_SIZE = 64;
export const CURRENCY = 'AUD';
export const TIME_ZONE = 'Australia/Sydney';

export const PRODUCT_IMAGE_WIDTH = 1184;
export const PRODUCT_THUMBNAIL_WIDTH = 150;
export const CARD_IMAGE_WIDTH = 600;
export const GROUP_IMAGE = { aspect: '4x3', width: 300 } as const;

/** The menu's limits in a large shop: groups, and subgroups of each. */
export const MENU_GROUPS = 12;
export const MENU_CHILDREN = 6;

/** Timeout of writes, from the specification: the outcome of an aborted write is unknown. */
export const REQUEST_TIMEOUT_MS = 50_000;
/** Timeout of reads, which can be retried, and of token refreshes. */
export const READ_TIMEOUT_MS = 8_000;
export const REFRESH_WAIT_MS = 10_000;
export const REQUEST_SPACING_MS = 50;
export const TOKEN_CHECK_MS = 10_000;
export const TOKEN_REFRESH_SECONDS = 30;
/** Minimum time between two e-mails of the same kind to one address. */
export const RESEND_SECONDS = 60;
export const ADDED_NOTICE_MS = 3_000;
export const PAGE_RECHECK_MS = 1_000;
export const BACK_TO_TOP_PX = 100;
export const SLIDER_DELAY_MS = 4_000;
/** Interval of the checks for a new version of the shop, and how long its notice stays on the page. */
export const UPDATE_CHECK_MS = 600_000;
export const UPDATE_NOTICE_MS = 6_000;

/** How long public reads stay fresh, and how long a stale copy may be used in an outage, in seconds. */
export const REVALIDATE_SECONDS = 60;
export const KEEP_SECONDS = 86_400;

/** How long a person's prices may be reused, in milliseconds (design, section 3). */
export const PRICE_CACHE_MS = 5_000;

/** Header with the path and query of a page rendered for one person: set by middleware, regardless of the request's. */
export const ADDRESS_HEADER = 'x-page-address';

/**
 * What middleware adds to the user agent of a page that reads the request. Next renders a page as one whole, and does
 * not look for a finished part of it, for the user agents that `htmlLimitedBots` in next.config.ts matches.
 */
export const PER_REQUEST_AGENT = 'Stockist-Per-Request';

export const VOUCHER_IMAGE = { aspect: '16x9', width: 400 } as const;

/** The mark that the loader sets on a page which the back-forward cache has restored. */
export const RESTORED_MARK = 'restored';
