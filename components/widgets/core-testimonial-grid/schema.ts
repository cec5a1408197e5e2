import { z } from 'zod';
import { text } from '@/components/widgets/parts/fields';

export const schema = z.object({ heading: text, subheading: text });
