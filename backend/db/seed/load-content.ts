import { readingMinutes } from '../../services/content/reading-time';
import type { Db } from '../client';
import {
  articleGroups,
  articles as articlesTable,
  faqs as faqsTable,
  links as linksTable,
  pages as pagesTable,
  persons,
  testimonials as testimonialsTable,
  videos as videosTable,
} from '../schema/content/content';
import { demonstration } from './demonstration';
import { formIds } from './load-forms';
import { loadGalleries } from './load-galleries';
import { loadGroups } from './load-groups';
import { loadSite } from './load-site';
import { idOf, type SeedIds } from './seed-ids';
import { storedRows } from './stored-rows';

/** Loads settings, pages, articles and the records that widgets list. */
export async function loadContent(tx: Db, at: Date): Promise<Pick<SeedIds, 'articleGroups'>> {
  await loadSite(tx);
  const forms = formIds();
  await tx.insert(pagesTable).values(
    demonstration
      .pages()
      .map(({ slug, name, title, metaDescription, hero = null, rows, content = '', noindex = false }) => ({
        slug,
        name,
        title,
        metaDescription,
        heroKey: hero,
        rows: storedRows(rows, forms),
        content,
        noindex,
        updatedAt: at,
      })),
  );
  await tx.insert(persons).values(
    demonstration.people().map(({ slug, firstName, lastName, title, description }, sort) => ({
      slug,
      firstName,
      lastName,
      title,
      description,
      mediaKey: slug,
      sort,
    })),
  );
  await tx.insert(testimonialsTable).values(
    demonstration.testimonials().map(({ slug, name, title, content, rating, group, picture }, sort) => ({
      slug,
      name,
      title,
      content,
      rating,
      groupName: group,
      mediaKey: picture,
      sort,
    })),
  );
  await tx
    .insert(faqsTable)
    .values(demonstration.faqs().map(({ group, name, content }, sort) => ({ name, content, groupName: group, sort })));
  await loadGalleries(tx);
  await tx
    .insert(linksTable)
    .values(
      demonstration.links().map(({ parent, name, link, icon = '' }, sort) => ({ parent, name, link, icon, sort })),
    );
  await tx.insert(videosTable).values(
    demonstration.videos().map(({ key, platform, name, slug = '', length, slate, formats }) => ({
      key,
      platform,
      name,
      slug,
      length,
      slateKey: slate,
      formats,
    })),
  );
  return { articleGroups: await loadArticles(tx, at) };
}

async function loadArticles(tx: Db, at: Date): Promise<ReadonlyMap<string, number>> {
  const articles = demonstration.articles();
  const forms = formIds();
  const groupIds = await loadGroups(tx, demonstration.groups(), 'article', at);
  const inserted = await tx
    .insert(articlesTable)
    .values(
      articles.map(({ slug, name, blurb, content, metaDescription, author, picture, publishTime, rows = [] }) => ({
        slug,
        name,
        title: name,
        blurb,
        content,
        metaDescription,
        author: `${author.first} ${author.last}`,
        mediaKey: picture,
        readingTime: readingMinutes(content),
        publishTime: new Date(publishTime),
        rows: storedRows(rows, forms),
        updatedAt: new Date(publishTime),
      })),
    )
    .returning({ id: articlesTable.id, slug: articlesTable.slug });
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  await tx
    .insert(articleGroups)
    .values(
      articles.flatMap(({ slug, groups }) =>
        groups.map((group, sort) => ({ articleId: idOf(ids, slug), groupId: idOf(groupIds, group), sort })),
      ),
    );
  return groupIds;
}
