import { z } from 'zod';
import { aspect, heading, reference, text } from '@/components/widgets/parts/fields';

export const schema = z.object({
  heading,
  subheading: text,
  /** Name of a group of galleries. */
  group: reference('gallery-group'),
  /** Of the pictures in the viewer. */
  aspect: aspect('4x3'),
});
