import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { routes } from '@/lib/config/routes';
import type { Db } from '../../db/client';
import { groups } from '../../db/schema/catalogue/catalogue';
import { articleGroups, articles } from '../../db/schema/content/content';
import { readingMinutes } from '../../services/content/reading-time';
import { hasWords } from '../content/content-change';
import { type ContentStore, type Document, defineContent } from '../content/content-type';
import { htmlText, instant, line, lines, needed, picture, reference, several } from '../content/fields';
import { slugOf } from '../content/fresh-slug';
import { tableStore } from '../content/table-store';
import { DIGITS_ALONE } from './group-tree';
import { textIn } from '../documents/document';
import { mapRows } from '../content/each-stored';
import { redirectMovedPage, removeRedirectsFrom } from '../store/redirect-table';
import { clockTime } from '../views/time';

const groupList = several('Groups of the blog', reference('Group', 'blog-group-id'), 10);

const table = tableStore({ table: articles, id: articles.id, name: articles.name, made: () => ({ rows: [] }) });

const addressOf = ({ slug, name }: Document): string => textIn(slug) || slugOf(textIn(name));

const shownFrom = ({ publishTime }: Document): Date => new Date(textIn(publishTime));

function rowOf({ publishTime, ...rest }: Document, at: Date): Document {
  return {
    ...rest,
    slug: addressOf(rest),
    publishTime: shownFrom({ publishTime }),
    readingTime: readingMinutes(textIn(rest['content'])),
    updatedAt: at,
  };
}

async function writeGroups(tx: Db, articleId: number, document: Document): Promise<void> {
  const wanted = [
    ...new Set(
      groupList
        .parse(document['groups'])
        .filter((id) => /^\d{1,9}$/.test(id))
        .map(Number),
    ),
  ];
  await tx.delete(articleGroups).where(eq(articleGroups.articleId, articleId));
  if (wanted.length === 0) return;
  const there = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.model, 'article'), inArray(groups.id, wanted)));
  const known = wanted.filter((id) => there.some((group) => group.id === id));
  if (known.length > 0)
    await tx.insert(articleGroups).values(known.map((groupId, sort) => ({ articleId, groupId, sort })));
}

/** An article that is shown later leaves an older redirect alone until then (services/site/active-redirects.ts). */
async function takeAddress(tx: Db, document: Document, at: Date): Promise<void> {
  if (shownFrom(document) <= at) await removeRedirectsFrom(tx, [`article/${addressOf(document)}`]);
}

const store: ContentStore = {
  ...table,
  async list(db, { q, limit, offset }) {
    const rows = await db
      .select({ id: articles.id, name: articles.name, author: articles.author, publishTime: articles.publishTime })
      .from(articles)
      .where(hasWords(articles.name, q))
      .orderBy(sql`${articles.publishTime} desc nulls first`, asc(articles.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ id, name, author, publishTime }) => ({
      id,
      name,
      group: '',
      detail: [author, clockTime(publishTime)].filter((one) => one !== '').join(', '),
    }));
  },
  async read(db, ids) {
    const rows = await table.read(db, ids);
    const inGroups = await db
      .select({ id: articleGroups.groupId, articleId: articleGroups.articleId })
      .from(articleGroups)
      .where(inArray(articleGroups.articleId, [...ids]))
      .orderBy(asc(articleGroups.sort));
    return mapRows(rows, ({ publishTime, ...row }, id) => ({
      ...row,
      publishTime: publishTime instanceof Date ? publishTime.toISOString() : null,
      groups: inGroups.filter(({ articleId }) => articleId === id).map((group) => String(group.id)),
    }));
  },
  async insert(tx, document, given) {
    const id = await table.insert(tx, rowOf(document, given.at), given);
    await writeGroups(tx, id, document);
    await takeAddress(tx, document, given.at);
    return id;
  },
  async update(tx, id, document, at) {
    const [before] = await tx.select({ slug: articles.slug }).from(articles).where(eq(articles.id, id));
    await table.update(tx, id, rowOf(document, at), at);
    await writeGroups(tx, id, document);
    const slug = addressOf(document);
    if (!before || before.slug === slug) return;
    await takeAddress(tx, document, at);
    await redirectMovedPage(tx, { from: `article/${before.slug}`, to: `article/${slug}`, prefix: false }, at);
  },
};

/** Articles of the blog. */
export const ARTICLES = defineContent({
  name: 'articles',
  subject: 'article',
  title: 'Articles',
  one: 'article',
  use: 'Shown in the blog, and by the widgets “Articles” and “Article”.',
  schema: z.object({
    name: needed({ title: 'Title' }),
    blurb: lines({ title: 'In short', description: 'Stands in lists of articles' }, 1_000),
    publishTime: instant('Shown from', 'Sydney time; a time ahead keeps it back until then'),
    author: line({ title: 'Author' }),
    mediaKey: picture('Picture'),
    groups: groupList,
    content: htmlText({ title: 'Article', description: 'HTML, such as <h2>Why</h2><p>Because …</p>' }),
    slug: line(
      { title: 'Address', description: 'What follows /article/; made from the title where it stays empty' },
      80,
    ),
    title: line({ title: 'Title for search engines' }, 300),
    metaDescription: lines({ title: 'Description for search engines' }, 600),
  }),
  more: { 'Address and search engines': ['slug', 'title', 'metaDescription'] },
  store,
  unique: 'slug',
  path: (document) => routes.article(addressOf(document)),
  // Lists that were rendered before, and an older redirect from its address (services/site/active-redirects.ts).
  appearsAt: shownFrom,
  tags: (documents) => ['articles', 'site', ...documents.map((one) => `article:${addressOf(one)}`)],
  problems: async (tx, id, document): Promise<Record<string, string>> => {
    const slug = addressOf(document);
    if (textIn(document['publishTime']) === '') return { publishTime: 'Say from when it is shown.' };
    if (!/^[a-z\d][a-z\d-]{0,79}$/.test(slug))
      return { slug: 'An address has small letters, digits and hyphens, such as spring-coats.' };
    const [holder] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.slug, slug));
    if (holder) return holder.id === id ? {} : { slug: 'Another article has this address.' };
    return /^\d+$/.test(slug) ? { slug: DIGITS_ALONE } : {};
  },
});
