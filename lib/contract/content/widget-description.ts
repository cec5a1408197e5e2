import { z } from 'zod';
import { inputSchema } from '../input-schema';

/**
 * The description of a widget that the storefront gives to the platform's editor (GET /api/widgets of the storefront).
 */
const widgetDescription = z.object({
  outer: z.string(),
  schema: inputSchema,
  /** Settings of the wrapper that do not count for this widget. */
  owns: z.array(z.string()).default([]),
  /** Initial settings of a new widget. */
  sample: z.unknown(),
});
export type WidgetDescription = z.infer<typeof widgetDescription>;

export const widgetCatalogue = z.object({ widgets: z.array(widgetDescription) });
