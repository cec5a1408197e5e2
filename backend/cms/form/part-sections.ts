import type { WidgetDescription } from '@/lib/contract/content/widget-description';
import type { PageDocument } from '../documents/document';
import { type Part, findWidget } from '../documents/parts';
import { belongsToShop } from '../documents/slug';
import {
  BLOCK_SECTIONS,
  PAGE_SECTIONS,
  ROW_SECTIONS,
  SHOP_PAGE_SECTIONS,
  type Section,
  widgetSections,
} from './part-fields';

/** The sections of a part's form. */
export function sectionsOf(
  document: PageDocument,
  part: Part,
  widgets: ReadonlyMap<string, WidgetDescription>,
): readonly Section[] {
  switch (part.kind) {
    case 'page':
      return belongsToShop(document.slug) ? SHOP_PAGE_SECTIONS : PAGE_SECTIONS;
    case 'row':
      return ROW_SECTIONS;
    case 'block':
      return BLOCK_SECTIONS;
    case 'widget': {
      const widget = findWidget(document, part.id);
      return widget ? widgetSections(widget, widgets.get(widget.outer)) : [];
    }
  }
}
