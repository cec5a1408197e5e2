import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { persons } from '../../db/schema/content/content';
import { type Document, defineContent } from '../content/content-type';
import { line, lines, needed, picture } from '../content/fields';
import { freshSlug } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';

const nameOf = ({ firstName, lastName }: Document): string => `${String(firstName)} ${String(lastName)}`.trim();

/** The people of the business. */
export const PEOPLE = defineContent({
  name: 'people',
  subject: 'person',
  title: 'People',
  one: 'person',
  use: 'Shown by the widget “People”.',
  schema: z.object({
    firstName: needed({ title: 'First name' }),
    lastName: line({ title: 'Last name' }),
    title: line({ title: 'What they do', description: 'Such as Warehouse lead' }),
    description: lines({ title: 'About them' }),
    mediaKey: picture('Photo'),
  }),
  store: tableStore({
    table: persons,
    id: persons.id,
    name: sql<string>`trim(${persons.firstName} || ' ' || ${persons.lastName})`,
    detail: sql<string>`${persons.title}`,
    sort: persons.sort,
    made: (document) => ({ slug: freshSlug(nameOf(document)) }),
  }),
  nameOf,
  tags: () => ['people'],
});
