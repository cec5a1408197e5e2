import { z } from 'zod';
import { flag, heading, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { headingLevel } from '@/components/widgets/parts/heading-level';

/** Extension: the settings. The specification names only the widget. */
const schema = z.object({ heading, subheading: text, level: headingLevel, centred: flag });

export const widgetSettings = defineSettings({ outer: 'tpl/heading', schema });
