import type { z } from 'zod';
import type { WrapperSettings } from '@/lib/contract/content/page';

/** A widget without its component, for the platform and the middleware, which import no components. */
export interface WidgetSettings<Schema extends z.ZodType = z.ZodType> {
  /** Name in the catalogue, such as 'core/html'. */
  readonly outer: string;
  /** Schema of the settings: templatevar as received, with `items` added. */
  readonly schema: Schema;
  /** Settings of the wrapper that the widget uses itself, or that it has no use for (frame-settings.ts). */
  readonly owns?: readonly (keyof WrapperSettings)[];
  /** Reads the segments after a page's slug (`leadsTo`). If no widget of a page does, such an address is a 404. */
  readonly readsSegments?: true;
}

/** What a widget owns that has a background of its own. */
export const COLOURS_AND_PICTURE = [
  'background_image',
  'background_image_fixed',
  'background_image_opacity',
  'background_image_saturation',
  'background_colour',
  'text_colour',
] as const;

/** Type-checks the settings, and preserves their exact type. */
export function defineSettings<const Settings extends WidgetSettings>(settings: Settings): Settings {
  return settings;
}
