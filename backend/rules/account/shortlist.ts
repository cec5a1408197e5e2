import { z } from 'zod';

/** What somebody without an account has chosen: addresses of products, each with a quantity. */
export const shortlistItems = z.array(z.object({ url: z.string(), qty: z.int().positive() }));
export type ShortlistItems = z.infer<typeof shortlistItems>;

/** What an application holds of a shortlist; nothing of what does not parse. */
export function readShortlist(stored: unknown): ShortlistItems {
  return shortlistItems.catch([]).parse(stored);
}
