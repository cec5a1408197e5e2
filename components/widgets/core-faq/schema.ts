import { z } from 'zod';
import { heading, html, reference } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  /** Defaults to 'Frequently asked questions'. */
  heading,
  /** Text above the questions. */
  content: html,
  /** Group of the questions; '' for all. */
  group: reference('faq-group'),
});

export const widgetSettings = defineSettings({ outer: 'core/faq', schema });
