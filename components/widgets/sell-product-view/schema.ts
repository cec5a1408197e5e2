import { z } from 'zod';
import { reference } from '@/components/widgets/parts/fields';

export const schema = z.object({
  /** Slug of a product; the item of the address without one. */
  product: reference('product'),
});
