import { z } from 'zod';
import { heading, html, reference } from '@/components/widgets/parts/fields';

export const schema = z.object({
  /** 'Frequently asked questions' without one. */
  heading,
  /** Stands above the questions. */
  content: html,
  /** Group of the questions; all of them for ''. */
  group: reference('faq-group'),
});
