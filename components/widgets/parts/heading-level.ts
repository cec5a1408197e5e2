import { choice } from './fields';

const LEVELS = { h1: 1, h2: 2, h3: 3, h4: 4 } as const;

/** h1 to h4; h2 for any other value. */
export const headingLevel = choice(['h1', 'h2', 'h3', 'h4'], 'h2')
  .transform((tag) => LEVELS[tag])
  .meta({ control: 'choice', values: Object.keys(LEVELS) });
