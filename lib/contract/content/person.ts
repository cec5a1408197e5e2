import { z } from 'zod';
import { image, imageQuery, intString, listOf } from '../common';
import { endpoint } from '../endpoint';
import { looseObject, looseText } from '../lenient';

/** Person (specification 2, section 3). */
export const person = z.object({
  /** The specification lists none; '' if the platform sends none. */
  id: looseText,
  photo: looseObject(image),
  first_name: looseText,
  last_name: looseText,
  title: looseText,
  description: looseText,
});
export type Person = z.infer<typeof person>;

export const personList = endpoint('GET', '/cognito/person', {
  auth: 'none',
  query: z.object({ ...imageQuery, page_size: intString.optional(), page: intString.optional() }),
  reply: listOf(person),
});
