import { z } from 'zod';
import { reference, text } from '@/components/widgets/parts/fields';
import { ASPECTS, looseAspect } from '@/lib/contract/common';

export const schema = z.object({
  heading: text,
  subheading: text,
  /** Name of a group of galleries. */
  group: reference,
  /** Of the pictures in the viewer. */
  aspect: looseAspect('4x3').meta({ control: 'choice', values: ASPECTS }),
});
