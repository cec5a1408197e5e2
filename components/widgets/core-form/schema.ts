import { z } from 'zod';
import { heading, reference } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  /** Id of the form. */
  form: reference('form'),
  heading,
});

export const widgetSettings = defineSettings({ outer: 'core/form', schema });
