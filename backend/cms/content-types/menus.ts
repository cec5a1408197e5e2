import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { siteDocuments } from '../../db/schema/content/content';
import { type ContentStore, defineContent } from '../content/content-type';
import { address, line, needed, several } from '../content/fields';
import { lockDocument, writeDocument } from '../store/site-documents';

const link = z.object({
  name: needed({ title: 'Words' }),
  link: address({ title: 'Leads to', description: 'Such as /about or https://example.com' }),
  icon: line({ title: 'Icon', description: 'Name of an icon; none where it stays empty' }, 40),
});
const schema = z.object({
  header: several('Links at the top', link, 20),
  footer: several(
    'Columns at the bottom',
    z.object({ title: line({ title: 'Title' }), links: several('Links', link, 30) }),
    8,
  ),
});

/** All menus are one document. */
const store: ContentStore = {
  list: async () => [],
  async read(db, ids) {
    if (!ids.includes(1)) return new Map();
    const [found] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, 'menus'));
    return new Map([[1, found?.value ?? {}]]);
  },
  insert: async () => neverMade(),
  async update(tx, _id, document) {
    await lockDocument(tx, 'menus');
    await writeDocument(tx, 'menus', schema.parse(document));
  },
  remove: async () => neverMade(),
};

function neverMade(): never {
  throw new TypeError('The menus are neither made nor deleted');
}

/** The menus at the top and bottom of every page. */
export const MENUS = defineContent({
  name: 'menus',
  subject: 'menus',
  title: 'Menus',
  one: 'menu',
  use: 'At the top and at the bottom of every page.',
  schema,
  store,
  nameOf: () => 'Menus',
  tags: () => ['site'],
  single: true,
});
