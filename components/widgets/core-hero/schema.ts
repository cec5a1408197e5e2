import { z } from 'zod';
import {
  address,
  background,
  choice,
  colour,
  flag,
  heading,
  html,
  percent,
  pictureOf,
  text,
  video,
} from '@/components/widgets/parts/fields';
import { COLOURS_AND_PICTURE, defineSettings } from '@/components/widgets/parts/settings';

const TEXT_COLOURS = [
  'white',
  'black',
  'brand',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'danger',
] as const;

const schema = z.object({
  /** Horizontal position; left is the start of a line. */
  text_justify: choice(['left', 'center', 'right'], 'left'),
  /** Vertical position. */
  text_align: choice(['top', 'center', 'bottom'], 'center'),
  text_colour: choice(TEXT_COLOURS, 'white'),
  /** Behind the text, and behind a translucent picture; by default the opposite of the text's. */
  background_colour: colour,
  parallax: flag,
  image_opacity: percent,
  image_saturation: percent,
  background_image: background,
  background_video: video,
  overlay_image: pictureOf({ aspect: '1x1', width: 300, decorative: true }),
  heading,
  subheading: text,
  html,
  button_link: address,
  button_text: text,
  button_colour: colour,
});

export const widgetSettings = defineSettings({
  outer: 'core/hero',
  schema,
  owns: COLOURS_AND_PICTURE,
});
