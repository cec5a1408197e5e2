import { z } from 'zod';
import { faqs } from '../../db/schema/content/content';
import { defineContent } from '../content/content-type';
import { htmlText, line, needed } from '../content/fields';
import { tableStore } from '../content/table-store';

/** Questions with their answers. */
export const FAQS = defineContent({
  name: 'faqs',
  subject: 'faq',
  title: 'Questions and answers',
  one: 'question',
  use: 'Shown by the widget “Questions and answers”, all of them or those of one group.',
  schema: z.object({
    name: needed({ title: 'Question' }),
    content: htmlText({ title: 'Answer', description: 'HTML, such as <p>We dispatch within a day.</p>' }),
    groupName: line({ title: 'Group', description: 'Such as shipping', of: 'faq-group' }),
  }),
  store: tableStore({ table: faqs, id: faqs.id, name: faqs.name, group: faqs.groupName, sort: faqs.sort }),
  tags: () => ['faqs'],
});
