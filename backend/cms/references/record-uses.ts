import type { Db } from '../../db/client';
import { articles } from '../../db/schema/content/content';
import { isRecord } from '../form/paths';
import { editedPages } from './edited-pages';
import type { Use } from './picture-uses';

/** A widget as stored in pages. */
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

/** Pages and articles, published or as drafts, with a widget that matches. */
export async function widgetUses(db: Db, has: (widget: UsedWidget) => boolean): Promise<Use[]> {
  const [drafts, written] = await Promise.all([
    editedPages(db),
    db.select({ id: articles.id, name: articles.name, rows: articles.rows }).from(articles),
  ]);
  return [
    ...drafts
      .filter(({ document, published }) => widgetsIn([document, published?.rows]).some(has))
      .map(({ name, address }) => ({ name, address })),
    ...written
      .filter(({ rows }) => widgetsIn(rows).some(has))
      .map(({ id, name }) => ({ name: `Article ${name}`, address: `/cms/articles/${id}` })),
  ];
}
