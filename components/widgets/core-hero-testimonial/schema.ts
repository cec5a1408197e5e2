import { z } from 'zod';
import { address, colour, heading, reference, text } from '@/components/widgets/parts/fields';

export const schema = z.object({
  heading,
  subheading: text,
  button_link: address,
  button_text: text,
  button_colour: colour,
  /** Name of a group. */
  testimonials: reference('testimonial-group'),
});
