import { z } from 'zod';
import { text, wholeNumber } from '@/components/widgets/fields';
import { PAGE_SIZE } from '@/lib/config/constants';

/** Widget item limit (specification 1, section 9). */
const MOST = 100;

export const schema = z.object({
  heading: text,
  /** Url of a group; empty for all. */
  group: text,
  order: z.enum(['default', 'name', 'newest']).catch('default').default('default'),
  limit: wholeNumber.transform((limit) => Math.min(Math.max(limit ?? PAGE_SIZE, 1), MOST)),
});
