import { z } from 'zod';
import { html } from '@/components/widgets/fields';

export const schema = z.object({ html, content: html });
