import { z } from 'zod';
import { testimonials } from '../../db/schema/content/content';
import { defineContent } from '../content/content-type';
import { htmlText, line, needed, picture } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';

/** Quotes of customers. */
export const TESTIMONIALS = defineContent({
  name: 'testimonials',
  subject: 'testimonial',
  title: 'Testimonials',
  one: 'testimonial',
  use: 'Shown by the widgets “Testimonials” and “Picked testimonials”, all of them or those of one group.',
  schema: z.object({
    name: needed({ title: 'Who says it' }),
    title: line({ title: 'What they do', description: 'Such as Owner, Tail End Grooming' }),
    content: htmlText({ title: 'What they say', description: 'HTML, such as <p>Always on time.</p>' }),
    rating: z.int().min(0).max(5).default(0).meta({ title: 'Stars', description: '1 to 5; 0 for none' }),
    groupName: line({ title: 'Group', of: 'testimonial-group' }),
    mediaKey: picture('Picture'),
  }),
  store: tableStore({
    table: testimonials,
    id: testimonials.id,
    name: testimonials.name,
    group: testimonials.groupName,
    sort: testimonials.sort,
    made: ({ name }) => ({ slug: freshSlug(String(name)) }),
  }),
  tags: () => ['testimonials'],
});
