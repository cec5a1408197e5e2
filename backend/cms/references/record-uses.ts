import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { cmsPages } from '../../db/schema/cms';
import { articles, pages } from '../../db/schema/content';
import { isRecord } from '../form/paths';
import { pageName, type Use } from './picture-uses';

/** A widget as pages have it. */
export interface UsedWidget {
  readonly outer: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The widgets in a value, at any depth. */
function widgetsIn(value: unknown): UsedWidget[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(widgetsIn);
  if (!isRecord(value)) return inside;
  const { outer, variables } = value;
  return typeof outer === 'string' && isRecord(variables) ? [{ outer, variables }, ...inside] : inside;
}

/** The pages and articles, as published and as drafts, that have a widget of which this is so. */
export async function widgetUses(db: Db, has: (widget: UsedWidget) => boolean): Promise<Use[]> {
  const [drafts, written] = await Promise.all([
    db
      .select({ id: cmsPages.id, document: cmsPages.document, rows: pages.rows })
      .from(cmsPages)
      .leftJoin(pages, eq(pages.id, cmsPages.pageId))
      .where(isNull(cmsPages.deletedAt)),
    db.select({ id: articles.id, name: articles.name, rows: articles.rows }).from(articles),
  ]);
  return [
    ...drafts
      .filter(({ document, rows }) => widgetsIn([document, rows]).some(has))
      .map(({ id, document }) => ({ name: pageName(document), address: `/cms/pages/${id}` })),
    ...written
      .filter(({ rows }) => widgetsIn(rows).some(has))
      .map(({ id, name }) => ({ name: `Article ${name}`, address: `/cms/articles/${id}` })),
  ];
}
