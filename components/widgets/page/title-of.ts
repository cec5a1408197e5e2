import type { Row, WidgetData } from '@/lib/contract/content/page';
import type { Widget } from '../parts/define';
import { headingLevel } from '../parts/heading-level';
import { findWidget } from './find-widget';

const isSet = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
const isH1 = (level: unknown): boolean => headingLevel.parse(level) === 1;
/** One with invalid settings is left out. */
const isValid = (widget: Widget, settings: unknown): boolean => widget.schema.safeParse(settings).success;

/**
 * The widget whose heading is the page's h1, by its settings: the first one of level h1, or the page's first widget if
 * it can have it. Null for the page's own name, which is also the h1 if the widget turns out to show nothing.
 */
export function titleOf(rows: readonly Row[], params: readonly string[]): WidgetData | null {
  const isTitle = ({ outer, templatevar }: WidgetData): boolean => {
    const widget = findWidget(outer);
    const { level, heading, text } = templatevar;
    return (
      widget?.givesTitle === 'level' && isH1(level) && (isSet(heading) || isSet(text)) && isValid(widget, templatevar)
    );
  };
  const titled = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets)).find(isTitle);
  if (titled) return titled;
  const first = rows[0]?.blocks[0]?.widgets[0];
  if (!first) return null;
  const gives = findWidget(first.outer)?.givesTitle;
  const { heading = '', ...settings } = first.templatevar;
  const can =
    gives === 'itself' ||
    (gives === 'heading' && isSet(heading)) ||
    (gives === 'item' && (params.length > 0 || Object.values(settings).some(isSet)));
  return can ? first : null;
}
