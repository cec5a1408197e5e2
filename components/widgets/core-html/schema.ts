import { z } from 'zod';
import { html } from '@/components/widgets/parts/fields';

export const schema = z.object({ html, content: html });
