/**
 * Addresses of shelf prices and labels. Separate from routes.ts, because all of that is in the scripts of each page.
 */

export const SHELF_PRICES = '/my-account/shelf-prices';

/** The labels of a list's products, on A4 sheets or on a roll. */
export function listLabels(id: string, sheet: 'a4' | 'roll'): string {
  return `/lists/labels/${encodeURIComponent(id)}?sheet=${sheet}`;
}
