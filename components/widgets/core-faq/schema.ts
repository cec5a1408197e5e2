import { z } from 'zod';
import { heading, html, reference } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  /** 'Frequently asked questions' without one. */
  heading,
  /** Text above the questions. */
  content: html,
  /** Group of the questions; all of them for ''. */
  group: reference('faq-group'),
});

export const widgetSettings = defineSettings({ outer: 'core/faq', schema });
