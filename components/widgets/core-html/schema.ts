import { z } from 'zod';
import { text } from '@/components/widgets/fields';

export const schema = z.object({ html: text, content: text });
