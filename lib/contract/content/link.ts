import { z } from 'zod';
import { endpoint } from '../endpoint';
import { looseText } from '../lenient';
import { recordsOf } from '../records';

/** Link (specification 2, section 3). */
export const link = z.object({ name: z.string(), link: looseText, icon: looseText });
export type Link = z.infer<typeof link>;

/** The links below the parent with this name. */
export const linkList = endpoint('GET', '/cognito/link', {
  auth: 'none',
  query: z.object({ parent: z.string() }),
  reply: z.object({ data: recordsOf(link) }),
});
