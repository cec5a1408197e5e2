import { z } from 'zod';
import { text } from '@/components/widgets/fields';

export const schema = z.object({ heading: text, subheading: text });
