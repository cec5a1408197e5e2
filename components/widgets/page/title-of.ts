import type { Row } from '@/lib/contract/content/page';
import { findWidget } from './find-widget';

/** Source of the h1: a widget of level h1, the first widget if it can provide one, or the page itself. */
export function titleOf(rows: readonly Row[], params: readonly string[]): 'widget' | 'first' | 'page' {
  const widgets = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets));
  if (widgets.some(({ outer, templatevar }) => findWidget(outer)?.givesTitle === 'level' && templatevar.level === 'h1'))
    return 'widget';
  const first = rows[0]?.blocks[0]?.widgets[0];
  const gives = first && findWidget(first.outer)?.givesTitle;
  const { heading = '', ...settings } = first?.templatevar ?? {};
  const isSet = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const can =
    gives === 'itself' ||
    (gives === 'heading' && isSet(heading)) ||
    (gives === 'item' && (params.length > 0 || Object.values(settings).some(isSet)));
  return can ? 'first' : 'page';
}
