/*
 * Addresses that the order pad's scripts call. Apart from routes.ts, whose every address is part of the scripts of each
 * page.
 */

/** Adds lines with any platform, also with one that knows no call for many lines. */
export const PAD_ADD_CALL = '/api/cart/pad/add';
