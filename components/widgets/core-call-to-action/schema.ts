import { z } from 'zod';
import { address, colour, html, picture, text } from '@/components/widgets/parts/fields';

export const schema = z.object({
  heading: text,
  subheading: text,
  html,
  left_image: picture,
  right_image: picture,
  button_text: text,
  button_link: address,
  button_colour: colour,
});
