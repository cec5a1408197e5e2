import { z } from 'zod';
import { id, image, imageQuery, intString, listOf } from '../common';
import { endpoint } from '../endpoint';
import { looseObject } from '../lenient';

/** Person (specification 2, section 3). */
export const person = z.object({
  id,
  photo: looseObject(image),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  title: z.string().default(''),
  description: z.string().default(''),
});
export type Person = z.infer<typeof person>;

export const personList = endpoint('GET', '/cognito/person', {
  auth: 'none',
  query: z.object({ ...imageQuery, page_size: intString.optional(), page: intString.optional() }),
  reply: listOf(person),
});
