import { z } from 'zod';
import { html } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({ html, content: html });

export const widgetSettings = defineSettings({ outer: 'core/html', schema });
