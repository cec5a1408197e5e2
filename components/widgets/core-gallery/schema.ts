import { z } from 'zod';
import {
  aspect,
  choice,
  flag,
  heading,
  optionalAspect,
  reference,
  text,
  whole,
} from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const GALLERY_TYPES = ['slider', 'grid', 'shadowgrid', 'centeredgrid'] as const;

const schema = z.object({
  /** Id or URL of a gallery. */
  gallery: reference('gallery'),
  type: choice(GALLERY_TYPES, 'grid'),
  heading,
  subheading: text,
  /** Columns of the grid. */
  grid_width: whole(1, 6, 3),
  /** Shows each slide's heading over it. */
  show_heading: flag,
  use_lightbox: flag,
  /** Maximum number of slides; 0 for all. */
  limit_slides: whole(0, 1000, 0),
  /** Of the slider (16x9 if empty) and of the centred grid (square if empty); other tiles are square. */
  aspect: optionalAspect,
  /** Greatest width of a picture in the centred grid, in pixels. */
  width: whole(100, 2000, 400),
  lightbox_aspect: aspect('4x3'),
});

export const widgetSettings = defineSettings({ outer: 'core/gallery', schema });
