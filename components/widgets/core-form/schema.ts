import { z } from 'zod';
import { heading, reference } from '@/components/widgets/parts/fields';

export const schema = z.object({
  /** Id of the form. */
  form: reference('form'),
  heading,
});
