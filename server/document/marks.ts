/** Shared by the server, which writes the pages, and their loader (browser/loader.ts). */

/** Type of a deferred script, with its address in `data-src`: no browser runs or fetches it. */
export const LATER = 'x/x';

/**
 * Path prefixes that the browser may prefetch or prerender on hover or touch: public pages without side effects
 * (lib/config/routes.ts).
 */
export const READY: readonly string[] = ['/product/', '/article/'];
