import { z } from 'zod';
import { address, aspect, choice, colour, heading, html, picture, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  image: picture,
  aspect: aspect('16x9'),
  /** Left is the start of a line: in right-to-left languages the sides are swapped. */
  image_align: choice(['left', 'right'], 'left'),
  heading,
  html,
  button_text: text,
  button_link: address,
  button_colour: colour,
});

export const widgetSettings = defineSettings({ outer: 'core/image_with_content', schema });
