import { z } from 'zod';
import { defineSettings } from '@/components/widgets/parts/settings';

/** The specification names the widget, but no settings. */
const schema = z.object({});

export const widgetSettings = defineSettings({ outer: 'Ztt/home', schema });
