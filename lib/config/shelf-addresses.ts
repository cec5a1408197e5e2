/**
 * The addresses of shelf prices and labels. Apart from routes.ts, whose every address is part of the scripts of each
 * page.
 */

export const SHELF_PRICES = '/my-account/shelf-prices';

/** The labels of a list's products, on A4 sheets or on a roll. */
export function listLabels(id: string, sheet: 'a4' | 'roll'): string {
  return `/lists/labels/${encodeURIComponent(id)}?sheet=${sheet}`;
}
