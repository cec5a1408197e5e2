import { type SQL, and, gte, isNull, lte, or } from 'drizzle-orm';
import { pages } from './schema/content/content';

/** Condition for pages that are shown at an instant. */
export function isShownCondition(at: Date): SQL | undefined {
  return and(
    or(isNull(pages.shownFrom), lte(pages.shownFrom, at)),
    or(isNull(pages.shownUntil), gte(pages.shownUntil, at)),
  );
}
