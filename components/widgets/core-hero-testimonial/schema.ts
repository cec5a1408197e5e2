import { z } from 'zod';
import { address, colour, heading, reference, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  heading,
  subheading: text,
  button_link: address,
  button_text: text,
  button_colour: colour,
  /** Name of a group of testimonials. */
  testimonials: reference('testimonial-group'),
});

export const widgetSettings = defineSettings({ outer: 'core/hero_testimonial', schema });
