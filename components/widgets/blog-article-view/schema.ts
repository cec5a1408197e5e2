import { z } from 'zod';
import { reference } from '@/components/widgets/parts/fields';

export const schema = z.object({
  /** Slug of an article; the item of the address without one. */
  article: reference('article'),
});
