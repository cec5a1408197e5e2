import { z } from 'zod';
import { reference, text } from '@/components/widgets/fields';
import { ASPECTS } from '@/lib/contract/common';
import { looseChoice } from '@/lib/contract/lenient';

export const schema = z.object({
  heading: text,
  subheading: text,
  /** Name of a group of galleries. */
  group: reference,
  /** Of the pictures in the viewer. */
  aspect: looseChoice(ASPECTS, '4x3').meta({ control: 'choice', values: ASPECTS }),
});
