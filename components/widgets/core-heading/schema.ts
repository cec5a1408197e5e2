import { z } from 'zod';
import { flag, heading } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { headingLevel } from '@/components/widgets/parts/heading-level';

const schema = z
  .object({ heading, text: heading, level: headingLevel, centred: flag, centered: flag })
  .transform(({ heading, text: words, level, centred, centered }) => ({
    heading: heading || words,
    level,
    centred: centred || centered,
  }));

export const widgetSettings = defineSettings({ outer: 'core/heading', schema });
