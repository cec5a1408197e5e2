import type { HeadingLevel } from '@/components/ui/heading';
import type { WidgetContext } from './define';

/** Of a heading on its page, which has one h1: h2 for another of that level, and below a title of the page's own. */
export function levelOn({ first = false }: Pick<WidgetContext, 'first'>, wanted: HeadingLevel): HeadingLevel {
  return wanted === 1 && !first ? 2 : wanted;
}
