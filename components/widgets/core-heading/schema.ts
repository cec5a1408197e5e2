import { z } from 'zod';
import { flag, heading, otherName } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { headingLevel } from '@/components/widgets/parts/heading-level';

const schema = z
  .object({ heading, text: otherName(heading), level: headingLevel, centred: flag, centered: otherName(flag) })
  .transform(({ heading, text: words, level, centred, centered }) => ({
    heading: heading || words,
    level,
    centred: centred || centered,
  }));

export const widgetSettings = defineSettings({ outer: 'core/heading', schema });
