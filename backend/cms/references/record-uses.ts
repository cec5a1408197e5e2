import type { Db } from '../../db/client';
import { articles } from '../../db/schema/content/content';
import { isRecord } from '../form/paths';
import { editedPages } from './edited-pages';
import type { Use } from './picture-uses';
import { usesWords } from './uses-words';

/** A widget as stored in pages, or a block's own settings. */
export interface UsedWidget {
  readonly outer: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The widgets and blocks in a value, at any depth. */
function widgetsIn(value: unknown): UsedWidget[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(widgetsIn);
  if (!isRecord(value)) return inside;
  const { outer, variables, settings, widgets } = value;
  if (isRecord(settings) && Array.isArray(widgets)) return [{ outer: '', variables: settings }, ...inside];
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

/** Why a record cannot get another name: widgets show it by the one `before`. Null when it can. */
export async function renameProblem(
  db: Db,
  before: string | undefined,
  name: string,
  has: (widget: UsedWidget) => boolean,
): Promise<string | null> {
  if (before === undefined || before === name) return null;
  const { length } = await widgetUses(db, has);
  return length === 0 ? null : `It is shown by the name ${before} in ${usesWords(length)}. Please leave that.`;
}
