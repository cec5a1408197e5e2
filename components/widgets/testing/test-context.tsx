import { render } from '@testing-library/react';
import type { WidgetData } from '@/lib/contract/content/page';
import type { Widget, WidgetContext } from '../parts/define';

export const VISITOR: WidgetContext = { viewer: { kind: 'visitor' }, locale: 'en', path: '/page' };

/** Widget data as the platform sends it, with the given settings. */
export function widgetData(outer: string, templatevar: Record<string, unknown>): WidgetData {
  return { outer, type: '', items: [], templatevar };
}

/** Renders a widget with these settings; null if they are invalid. */
export async function renderWidget(widget: Widget, templatevar: Record<string, unknown>, context = VISITOR) {
  const prepared = widget.prepare(widgetData(widget.outer, templatevar), context);
  return prepared && render(await prepared);
}
