import { z } from 'zod';
import { address, colour, heading, html, pictureOf, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const smallPicture = pictureOf({ aspect: '16x9', width: 300 });

const schema = z.object({
  heading,
  subheading: text,
  html,
  left_image: smallPicture,
  right_image: smallPicture,
  button_text: text,
  button_link: address,
  button_colour: colour,
});

export const widgetSettings = defineSettings({ outer: 'core/call_to_action', schema });
