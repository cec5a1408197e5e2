import type { pages } from '../../db/schema/content';

/** Tolerance for clock skew: this close to its moments a page is sent as it is, and storefronts apply the schedule. */
const AROUND_MS = 5_000;

type PageRow = typeof pages.$inferSelect;

/**
 * The page as sent to a storefront: null once it has ended, and before it begins only when that will be, so that its
 * caches end then.
 */
export function pageForStorefronts(row: PageRow, at: Date): PageRow | null {
  if (row.shownUntil !== null && row.shownUntil.getTime() + AROUND_MS < at.getTime()) return null;
  if (row.shownFrom === null || row.shownFrom.getTime() - AROUND_MS <= at.getTime()) return row;
  return { ...row, name: '', title: '', metaDescription: '', content: '', heroKey: null, rows: [] };
}
