import type { Row, WidgetData } from '@/lib/contract/content/page';
import { headingLevel } from '../parts/heading-level';
import { findWidget } from './find-widget';

const isSet = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
const isH1 = (level: unknown): boolean => headingLevel.parse(level) === 1;

/**
 * Source of the h1 by the page's settings: a widget of level h1, the first widget if it can provide one, or the page
 * itself. The first widget provides none if it turns out to show nothing (ready-rows.tsx).
 */
export function titleOf(rows: readonly Row[], params: readonly string[]): 'widget' | 'first' | 'page' {
  const widgets = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets));
  const isTitle = ({ outer, templatevar: { level, heading, text } }: WidgetData): boolean =>
    findWidget(outer)?.givesTitle === 'level' && isH1(level) && (isSet(heading) || isSet(text));
  if (widgets.some(isTitle)) return 'widget';
  const first = rows[0]?.blocks[0]?.widgets[0];
  const gives = first && findWidget(first.outer)?.givesTitle;
  const { heading = '', ...settings } = first?.templatevar ?? {};
  const can =
    gives === 'itself' ||
    (gives === 'heading' && isSet(heading)) ||
    (gives === 'item' && (params.length > 0 || Object.values(settings).some(isSet)));
  return can ? 'first' : 'page';
}
