/** What the pages and their loader (browser/loader.ts) both know. */

/** The type of a script that waits, with its address in `data-src`: no browser runs or fetches it. */
export const LATER = 'x/x';

/**
 * How addresses begin that the browser itself goes to, made ready while their links are pointed at or touched: the same
 * for everybody, and changing nothing (lib/config/routes.ts).
 */
export const READY: readonly string[] = ['/product/', '/article/'];
