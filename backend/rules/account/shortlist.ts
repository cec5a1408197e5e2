import { z } from 'zod';

/** A visitor's shortlist: product slugs with quantities. */
export const shortlistItems = z.array(z.object({ url: z.string(), qty: z.int().positive() }));
export type ShortlistItems = z.infer<typeof shortlistItems>;

/** The shortlist of an application; invalid entries are dropped. */
export function readShortlist(stored: unknown): ShortlistItems {
  return shortlistItems.catch([]).parse(stored);
}
