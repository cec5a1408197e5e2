import { z } from 'zod';
import { reference, text } from '@/components/widgets/fields';

export const schema = z.object({
  /** Id of the form. */
  form: reference,
  heading: text,
});
