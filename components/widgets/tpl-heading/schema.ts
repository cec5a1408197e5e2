import { z } from 'zod';
import { flag, heading, text } from '@/components/widgets/parts/fields';
import { headingLevel } from '@/components/widgets/parts/heading-level';

/** The specification names the widget and not its settings. */
export const schema = z.object({ heading, subheading: text, level: headingLevel, centred: flag });
