import { z } from 'zod';
import { html, otherName } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({ html, content: otherName(html) });

export const widgetSettings = defineSettings({ outer: 'core/html', schema });
