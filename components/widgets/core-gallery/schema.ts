import { z } from 'zod';
import {
  aspect,
  choice,
  flag,
  heading,
  hinted,
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
  heading: hinted(heading, 'Above a grid; of a slider it is the name for screen readers'),
  subheading: hinted(text, 'Above a grid'),
  grid_width: hinted(whole(1, 6, 3), 'Columns, of the type grid'),
  show_heading: hinted(flag, 'Over each picture of a grid'),
  use_lightbox: hinted(flag, 'Of the type grid: a click opens the large picture, with the slide’s words and link'),
  limit_slides: hinted(whole(0, 1000, 0), '0 for all'),
  aspect: hinted(
    optionalAspect,
    'Of a slider, without one 16x9, and of a centred grid, without one square; other grids are square',
  ),
  width: hinted(whole(100, 2000, 400), 'Pixels that a picture of a centred grid is wide at most'),
  lightbox_aspect: hinted(aspect('4x3'), 'Of the large pictures'),
});

export const widgetSettings = defineSettings({ outer: 'core/gallery', schema });
