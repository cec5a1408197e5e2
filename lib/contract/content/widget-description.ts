import { z } from 'zod';
import { inputSchema } from '../input-schema';

/** A widget as the storefront tells the platform's editor of it (GET /api/widgets of the storefront). */
const widgetDescription = z.object({
  outer: z.string(),
  schema: inputSchema,
  /** Settings to start from. */
  sample: z.unknown(),
});
export type WidgetDescription = z.infer<typeof widgetDescription>;

export const widgetCatalogue = z.object({ widgets: z.array(widgetDescription) });
