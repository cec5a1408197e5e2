import type { WidgetDescription } from '@/lib/contract/content/widget-description';
import { type PageDocument, pageDocument } from '../documents/document';
import { setWidget, withBlock } from '../documents/edit-document';
import { BLOCK_SECTIONS, PAGE_SECTIONS, ROW_SECTIONS, type Section, widgetSections } from '../form/part-fields';
import { type Part, findWidget, partValue } from '../documents/parts';

/** The sections of a part's form. */
export function sectionsOf(
  document: PageDocument,
  part: Part,
  widgets: ReadonlyMap<string, WidgetDescription>,
): readonly Section[] {
  switch (part.kind) {
    case 'page':
      return PAGE_SECTIONS;
    case 'row':
      return ROW_SECTIONS;
    case 'block':
      return BLOCK_SECTIONS;
    case 'widget': {
      const widget = findWidget(document, part.block, part.index);
      return widget ? widgetSections(widget, widgets.get(widget.outer)) : [];
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a part's form edits. */
export function settingsOf(document: PageDocument, part: Part): Record<string, unknown> {
  const value =
    part.kind === 'widget' ? findWidget(document, part.block, part.index)?.variables : partValue(document, part);
  return isRecord(value) ? value : {};
}

/** The page with a part's settings; null when it has no such part any more. */
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
        rows: document.rows.map((row) => (row.id === part.row ? { ...row, ...settings } : row)),
      });
    case 'block':
      // An emptied number counts as not set.
      return withBlock(document, part.block, (block) => ({
        ...block,
        width: 12,
        offset: 0,
        ...settings,
        id: block.id,
        widgets: block.widgets,
      }));
    case 'widget': {
      const widget = findWidget(document, part.block, part.index);
      return widget ? setWidget(document, part.block, part.index, { ...widget, variables: settings }) : null;
    }
  }
}
