import { z } from 'zod';
import { flag, hinted, text, whole } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { MAX_LOCATION } from '@/lib/domain/content/map/map';

/** A width as typed by an editor: a percentage, or pixels. */
const width = text
  .transform((value) => {
    const [, number = '', unit = ''] = /^(\d{1,4})\s*(%|px)?$/.exec(value.trim()) ?? [];
    if (Number(number) === 0) return '100%';
    return unit === '%' ? `${Math.min(Number(number), 100)}%` : `${Number(number)}px`;
  })
  .meta({ control: 'text' });

const location = hinted(
  text.meta({ control: 'text', maxLength: MAX_LOCATION }),
  `An address, the name of a place, or coordinates, in at most ${MAX_LOCATION} characters`,
);

const schema = z.object({
  location,
  width: hinted(width, 'Pixels, or per cent such as 80%; without one as wide as its place'),
  height: hinted(whole(120, 1200, 400), 'Pixels'),
  zoom: whole(1, 21, 14),
  /** The info window at the place. */
  show_sign: flag,
});

export const widgetSettings = defineSettings({ outer: 'core/google_map', schema });
