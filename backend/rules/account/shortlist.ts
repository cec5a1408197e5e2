import { z } from 'zod';

const items = z.array(z.object({ url: z.string(), qty: z.int().positive() }));
export type ShortlistItems = z.infer<typeof items>;

/** What an application holds of a shortlist; nothing of what does not parse. */
export function readShortlist(stored: unknown): ShortlistItems {
  return items.catch([]).parse(stored);
}
