import { z } from 'zod';
import { flag, text } from '@/components/widgets/fields';

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4 } as const;

export const schema = z
  .object({
    heading: text,
    text,
    level: z.enum(['h1', 'h2', 'h3', 'h4']).catch('h2').default('h2').transform((tag) => LEVELS[tag]),
    centred: flag,
    centered: flag,
  })
  .transform(({ heading, text: words, level, centred, centered }) => ({ heading: heading || words, level, centred: centred || centered }));
