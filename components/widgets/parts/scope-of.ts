import type { WidgetContext } from './define';

/** The end of a widget's ids: another widget of the page may show the same record. */
export function scopeOf({ place }: Pick<WidgetContext, 'place'>): string {
  return `-${place?.block ?? ''}-${place?.index ?? 0}`.replaceAll(/[^\w-]/g, '-');
}
