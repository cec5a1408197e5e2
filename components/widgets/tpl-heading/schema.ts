import { z } from 'zod';
import { flag, heading, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { headingLevel } from '@/components/widgets/parts/heading-level';

/** The specification names the widget and not its settings. */
const schema = z.object({ heading, subheading: text, level: headingLevel, centred: flag });

export const widgetSettings = defineSettings({ outer: 'tpl/heading', schema });
