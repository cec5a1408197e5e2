import { z } from 'zod';
import { text, wholeNumber } from '@/components/widgets/fields';

const MOST = 100;

export const schema = z.object({
  heading: text,
  /** Url of a group; empty for all. */
  group: text,
  limit: wholeNumber.transform((limit) => Math.min(Math.max(limit ?? 3, 1), MOST)),
});
