import { and, asc, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import type { Db } from '../../db/client';
import { groups } from '../../db/schema/catalogue';
import { articleGroups } from '../../db/schema/content';
import { nestedSets } from '../../services/catalogue/group-tree';
import { PlatformError } from '../../system/refusals/platform-error';
import { hasWords } from '../content/content-change';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { htmlText, line, needed, picture, reference } from '../content/fields';
import { slugOf } from '../content/fresh-slug';
import { textIn } from '../documents/document';

const ofBlog = eq(groups.model, 'article');

const addressOf = ({ url, name }: Document): string => textIn(url) || slugOf(textIn(name));
const parentOf = ({ parent }: Document): number | null =>
  /^\d{1,9}$/.test(textIn(parent)) ? Number(textIn(parent)) : null;

/** The places of all groups in their tree, after one was added, moved or taken away. */
async function numberTree(tx: Db): Promise<void> {
  const rows = await tx.select().from(groups).where(ofBlog).orderBy(asc(groups.lft), asc(groups.id));
  const sets = nestedSets(
    rows.map(({ id, parentId }) => ({ slug: String(id), parent: parentId === null ? null : String(parentId) })),
  );
  for (const row of rows) {
    const { root, lft, rgt, level } = sets.get(String(row.id)) ?? row;
    const place = { root: Number(root), lft, rgt, level };
    if (row.lft !== lft || row.rgt !== rgt || row.level !== level || row.root !== place.root)
      await tx.update(groups).set(place).where(eq(groups.id, row.id));
  }
}

function columnsOf(document: Document, at: Date) {
  const url = addressOf(document);
  const mediaKey = textIn(document['mediaKey']) || null;
  return {
    name: textIn(document['name']),
    content: textIn(document['content']),
    slug: url,
    url,
    mediaKey,
    parentId: parentOf(document),
    updatedAt: at,
  };
}

const store: ContentStore = {
  async list(db, { q, limit, offset }) {
    const rows = await db
      .select()
      .from(groups)
      .where(and(ofBlog, hasWords(groups.name, q)))
      .orderBy(asc(groups.lft))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id, name, url, level }) => ({
      id,
      name: `${'– '.repeat(level)}${name}`,
      group: '',
      detail: `/blog/${url}`,
    }));
  },
  async read(db, id) {
    const [row] = await db
      .select()
      .from(groups)
      .where(and(ofBlog, eq(groups.id, id)));
    return row ? { ...row, parent: row.parentId === null ? '' : String(row.parentId) } : null;
  },
  async insert(tx, document, { id, at }) {
    const [last] = await tx
      .select({ rgt: max(groups.rgt) })
      .from(groups)
      .where(ofBlog);
    const end = (last?.rgt ?? 0) + 1;
    const [row] = await tx
      .insert(groups)
      .values({ ...columnsOf(document, at), model: 'article', lft: end, rgt: end + 1, level: 0, ...(id && { id }) })
      .returning({ id: groups.id });
    if (!row) throw new TypeError('The group was not stored');
    await numberTree(tx);
    return row.id;
  },
  async update(tx, id, document, at) {
    await tx.update(groups).set(columnsOf(document, at)).where(eq(groups.id, id));
    await numberTree(tx);
  },
  async remove(tx, id) {
    const [below] = await tx.select({ id: groups.id }).from(groups).where(eq(groups.parentId, id)).limit(1);
    const [article] = await tx.select().from(articleGroups).where(eq(articleGroups.groupId, id)).limit(1);
    if (below || article)
      throw new PlatformError(409, 'IN_USE', 'This group has articles or groups in it. Move those first.');
    await tx.delete(groups).where(eq(groups.id, id));
    await numberTree(tx);
  },
};

/** What articles are sorted into. */
export const BLOG_GROUPS = defineContent({
  name: 'blog-groups',
  subject: 'blog-group',
  title: 'Groups of the blog',
  one: 'group',
  use: 'Articles are sorted into them; each has a page below /blog.',
  schema: z.object({
    name: needed({ title: 'Name' }),
    parent: reference('Stands below', 'blog-group-id'),
    content: htmlText({ title: 'Text above its articles' }),
    mediaKey: picture('Picture'),
    url: line({ title: 'Address', description: 'What follows /blog/; made from the name where it stays empty' }, 80),
  }),
  store,
  path: (document) => routes.blog(addressOf(document)),
  tags: () => ['groups', 'articles', 'site'],
  problems: async (tx, id, document): Promise<Record<string, string>> => {
    const url = addressOf(document);
    if (!/^[a-z\d][a-z\d-]{0,79}$/.test(url)) return { url: 'Small letters, digits and hyphens, such as grooming.' };
    const rows = await tx.select().from(groups).where(ofBlog);
    if (rows.some((row) => row.url === url && row.id !== id)) return { url: 'Another group has this address.' };
    for (let above = parentOf(document); above !== null;) {
      if (above === id) return { parent: 'A group cannot stand below itself.' };
      const next = rows.find((row) => row.id === above);
      if (!next) return { parent: 'This group is not there any more.' };
      above = next.parentId;
    }
    return {};
  },
});
