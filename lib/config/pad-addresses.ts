/* Addresses of the order pad's scripts. Separate from routes.ts, because all of that is in the scripts of each page. */

/** Adds lines on any platform, even without a call for several lines. */
export const PAD_ADD_CALL = '/api/cart/pad/add';
