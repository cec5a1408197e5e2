import { z } from 'zod';
import { id } from '../common';
import { endpoint } from '../endpoint';
import { looseText } from '../lenient';
import { recordsOf } from '../records';

/** FAQ (specification 2, section 3): a question, and its answer as HTML. */
export const faq = z.object({ id, name: z.string(), content: looseText, group: looseText });
export type Faq = z.infer<typeof faq>;

/** The questions of a group, or of all groups. */
export const faqList = endpoint('GET', '/cognito/faq', {
  auth: 'none',
  query: z.object({ group: z.string().optional() }),
  reply: z.object({ data: recordsOf(faq) }),
});
