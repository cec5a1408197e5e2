import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { links } from '../../db/schema/content/content';
import { defineContent } from '../content/content-type';
import { address, line, needed } from '../content/fields';
import { tableStore } from '../content/table-store';

/** Links, grouped in named lists. */
export const LINKS = defineContent({
  name: 'links',
  subject: 'link',
  title: 'Link lists',
  one: 'link',
  use: 'Shown by the widget “Links”, which names a list.',
  schema: z.object({
    parent: needed({ title: 'List', description: 'The links of one list stand together', of: 'link-list' }),
    name: needed({ title: 'Words' }),
    link: address({ title: 'Leads to', description: 'Such as /about or https://example.com' }),
    icon: line({ title: 'Icon', description: 'Name of an icon; none where it stays empty' }, 40),
  }),
  store: tableStore({
    table: links,
    id: links.id,
    name: links.name,
    group: links.parent,
    sort: links.sort,
    detail: sql<string>`${links.link}`,
  }),
  tags: () => ['links'],
});
