import { z } from 'zod';
import { heading, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({ heading, subheading: text });

export const widgetSettings = defineSettings({ outer: 'core/testimonial_grid', schema });
