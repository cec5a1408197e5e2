import { type PageDocument, pageDocument } from './document';
import { setWidget, withBlock } from './edit-document';
import { type Part, findWidget, partValue } from './parts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The settings that a part's form edits. */
export function settingsOf(document: PageDocument, part: Part): Record<string, unknown> {
  const value = part.kind === 'widget' ? findWidget(document, part.id)?.variables : partValue(document, part);
  return isRecord(value) ? value : {};
}

/** The page with new settings of a part; null when the part was removed. */
export function withSettings(
  document: PageDocument,
  part: Part,
  settings: Record<string, unknown>,
): PageDocument | null {
  switch (part.kind) {
    case 'page':
      return pageDocument.parse({ ...document, ...settings, rows: document.rows });
    case 'row':
      return pageDocument.parse({
        ...document,
        rows: document.rows.map((row) => (row.id === part.id ? { ...row, ...settings, id: row.id } : row)),
      });
    case 'block':
      // An emptied number resets to its default.
      return withBlock(document, part.id, (block) => ({
        ...block,
        width: 12,
        offset: 0,
        ...settings,
        id: block.id,
        widgets: block.widgets,
      }));
    case 'widget':
      return setWidget(document, part.id, (widget) => ({ ...widget, variables: settings }));
  }
}
