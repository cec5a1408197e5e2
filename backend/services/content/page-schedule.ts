import type { pages } from '../../db/schema/content/content';

/** Clock skew tolerance: this close to its start or end the full page is sent, and storefronts apply the schedule. */
const AROUND_MS = 5_000;

type PageRow = typeof pages.$inferSelect;

/**
 * The page as sent to storefronts. Null after its end; before its start an empty page with the schedule, so that their
 * caches expire in time.
 */
export function pageForStorefronts(row: PageRow, at: Date): PageRow | null {
  if (row.shownUntil !== null && row.shownUntil.getTime() + AROUND_MS < at.getTime()) return null;
  if (row.shownFrom === null || row.shownFrom.getTime() - AROUND_MS <= at.getTime()) return row;
  return { ...row, name: '', title: '', metaDescription: '', content: '', heroKey: null, rows: [] };
}
