import { z } from 'zod';
import { aspect, choice, flag, heading, reference, text, whole, wholeNumber } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const GALLERY_TYPES = ['slider', 'grid', 'shadowgrid', 'centeredgrid'] as const;

const schema = z.object({
  /** Id or url of a gallery. */
  gallery: reference('gallery'),
  type: choice(GALLERY_TYPES, 'grid'),
  heading,
  subheading: text,
  /** Columns of the grid. */
  grid_width: whole(1, 6, 3),
  /** Slides have their heading over them. */
  show_heading: flag,
  use_lightbox: flag,
  /** Limit; all slides when empty. */
  limit_slides: wholeNumber,
  /** Of the slider; tiles of grids are square. */
  aspect: aspect('16x9'),
  /** Widest picture of the centred grid, in pixels. */
  width: whole(100, 2000, 400),
  lightbox_aspect: aspect('4x3'),
});

export const widgetSettings = defineSettings({ outer: 'core/gallery', schema });
