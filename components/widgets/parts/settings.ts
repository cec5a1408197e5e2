import type { z } from 'zod';

/** A widget without its component, for the platform and the middleware, which import no components. */
export interface WidgetSettings<Schema extends z.ZodType = z.ZodType> {
  /** Name in the catalogue, such as 'core/html'. */
  readonly outer: string;
  /** The settings: templatevar as it comes, with `items` beside it. */
  readonly schema: Schema;
  /** Reads the segments after a page's slug (`leadsTo`). Where no widget of a page does, such an address is 404. */
  readonly readsSegments?: true;
}

/** Checks the settings, and keeps their exact type. */
export function defineSettings<const Settings extends WidgetSettings>(settings: Settings): Settings {
  return settings;
}
