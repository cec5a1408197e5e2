import { z } from 'zod';
import { address, colour, heading, html, pictureOf, text } from '@/components/widgets/parts/fields';

const smallPicture = pictureOf({ aspect: '16x9', width: 300 });

export const schema = z.object({
  heading,
  subheading: text,
  html,
  left_image: smallPicture,
  right_image: smallPicture,
  button_text: text,
  button_link: address,
  button_colour: colour,
});
