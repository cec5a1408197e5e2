import { z } from 'zod';
import { background, colour, html, percent, pictureOf, text, video } from '@/components/widgets/parts/fields';
import { COLOURS_AND_PICTURE, defineSettings } from '@/components/widgets/parts/settings';

/** Colours and image slots are from the specification. Extension: the text's settings, which it does not name. */
const schema = z.object({
  overlay_colour: colour,
  overlay_image: pictureOf({ aspect: '1x1', width: 300, decorative: true }),
  background_image: background,
  background_video: video,
  image_opacity: percent,
  image_saturation: percent,
  /** The quote. */
  html,
  name: text,
  title: text,
});

export const widgetSettings = defineSettings({
  outer: 'core/hero_quote',
  schema,
  // Its colours follow from overlay_colour.
  owns: COLOURS_AND_PICTURE,
});
