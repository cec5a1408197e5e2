import { type SQL, and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { ArticleSummary } from '@/lib/contract/content/article';
import { groupRef } from '../catalogue/groups';
import type { Db } from '../../db/client';
import { pageCount, pageRequest } from '../../db/paging';
import { groups } from '../../db/schema/catalogue/catalogue';
import { articleGroups, articles } from '../../db/schema/content/content';
import { findMedia } from '../media/find-media';
import { type ImageRequest, imageObject } from '../media/image-object';

export type ArticleRow = typeof articles.$inferSelect;

interface ListQuery {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly group?: string | undefined;
}

const PAGE_SIZE = 9;

/** A page of published articles, newest first; a group includes its descendants. */
export async function articlePage(db: Db, query: ListQuery, at: Date) {
  const { size, offset } = pageRequest(query, PAGE_SIZE);
  const where = and(lte(articles.publishTime, at), query.group ? inGroup(db, query.group) : undefined);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(articles)
    .where(where);
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(desc(articles.publishTime), asc(articles.id))
    .limit(size)
    .offset(offset);
  const total = counted?.total ?? 0;
  return { rows, total, num_pages: pageCount(total, size) };
}

function inGroup(db: Db, url: string): SQL {
  const top = db
    .select({ lft: groups.lft, rgt: groups.rgt })
    .from(groups)
    .where(and(eq(groups.model, 'article'), eq(groups.url, url)))
    .as('top');
  const members = db
    .select({ articleId: articleGroups.articleId })
    .from(top)
    .innerJoin(groups, and(eq(groups.model, 'article'), sql`${groups.lft} between ${top.lft} and ${top.rgt}`))
    .innerJoin(articleGroups, eq(articleGroups.groupId, groups.id));
  return inArray(articles.id, members);
}

export async function articleCards(
  db: Db,
  rows: readonly ArticleRow[],
  request: ImageRequest,
): Promise<ArticleSummary[]> {
  if (rows.length === 0) return [];
  const [pictures, memberships] = await Promise.all([
    findMedia(
      db,
      rows.map((row) => row.mediaKey),
    ),
    db
      .select({ articleId: articleGroups.articleId, group: groups })
      .from(articleGroups)
      .innerJoin(groups, eq(groups.id, articleGroups.groupId))
      .where(
        inArray(
          articleGroups.articleId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(articleGroups.sort)),
  ]);
  return rows.map((row) => ({
    id: String(row.id),
    author: row.author,
    name: row.name,
    slug: row.slug,
    blurb: row.blurb,
    image: imageObject(pictures.get(row.mediaKey ?? ''), request, row.name),
    groups: memberships.filter(({ articleId }) => articleId === row.id).map(({ group }) => groupRef(group)),
    publish_time: row.publishTime.toISOString(),
    reading_time: row.readingTime,
  }));
}
