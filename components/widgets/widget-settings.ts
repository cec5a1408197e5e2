import type { Page } from '@/lib/contract/content/page';
import type { WidgetSettings } from './parts/settings';
import * as schemas from './schemas';

/** The settings of every widget, without components. */
export const WIDGET_SETTINGS: readonly WidgetSettings[] = Object.values(schemas);

const READ_SEGMENTS: ReadonlySet<string> = new Set(
  WIDGET_SETTINGS.filter(({ readsSegments }) => readsSegments).map(({ outer }) => outer),
);

/** Returns true if addresses below the page's own may exist. */
export function takesSegments({ rows }: Pick<Page, 'rows'>): boolean {
  return rows.some(({ blocks }) => blocks.some(({ widgets }) => widgets.some(({ outer }) => READ_SEGMENTS.has(outer))));
}
