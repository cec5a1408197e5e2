import type { pages } from '../../db/schema/content';

/** Clocks differ: so much around its moments storefronts get a page as it is, and go by their own. */
const AROUND_MS = 5_000;

type PageRow = typeof pages.$inferSelect;

/**
 * What a storefront is told of a page: null once it is over, and before it begins only when that will be, so that its
 * caches end then.
 */
export function toldPage(row: PageRow, at: Date): PageRow | null {
  if (row.shownUntil !== null && row.shownUntil.getTime() + AROUND_MS < at.getTime()) return null;
  if (row.shownFrom === null || row.shownFrom.getTime() - AROUND_MS <= at.getTime()) return row;
  return { ...row, name: '', title: '', metaDescription: '', content: '', heroKey: null, rows: [] };
}
