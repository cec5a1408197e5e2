import 'server-only';
import type { Widget } from '../parts/define';
import * as registry from '../registry';

const widgets: readonly Widget[] = Object.values(registry);
const byName = new Map(widgets.map((widget) => [widget.outer, widget]));

/** Finds a widget by its outer name, such as 'core/html'; undefined for one unknown to this storefront. */
export function findWidget(outer: string): Widget | undefined {
  return byName.get(outer);
}

/** All widgets, for the editors' forms. */
export function allWidgets(): readonly Widget[] {
  return widgets;
}
