import { z } from 'zod';
import { ROW_TYPES } from '@/lib/contract/content/page';

/** A row of a page as stored: unparsed settings, media by key. */
export const storedRow = z.object({
  id: z.string(),
  row_type: z.enum(ROW_TYPES),
  blocks: z.array(
    z.object({
      id: z.string(),
      width: z.int(),
      offset: z.int(),
      title: z.string(),
      settings: z.record(z.string(), z.unknown()),
      widgets: z.array(
        z.object({
          id: z.string().optional(),
          outer: z.string(),
          type: z.string(),
          variables: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  ),
});
export type StoredRow = z.infer<typeof storedRow>;
