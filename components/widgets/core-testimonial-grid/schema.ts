import { z } from 'zod';
import { heading, text } from '@/components/widgets/parts/fields';

export const schema = z.object({ heading, subheading: text });
