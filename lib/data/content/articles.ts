import 'server-only';
import { PAGE_SIZE, PRODUCT_IMAGE_WIDTH } from '../../config/constants';
import { type Article, type ArticleSummary, articleByUrl, articleList } from '../../contract/content/article';
import type { ArticleCard, ArticleDetail } from '../../domain/content/blog';
import type { Paged } from '../../domain/catalogue/catalogue';
import { toPicture } from '../../domain/media/picture';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { toGroupLink } from '@/lib/data/catalogue/groups';
import { shownAt } from '../../domain/content/schedule';
import { scheduled } from './schedule';
import { cachedRead, dated } from '../cached-read';
import { unlessPastTheEnd } from '../past-the-end';
import { tags } from '../tags';

function toCard(article: ArticleSummary): ArticleCard {
  const group = article.groups[0];
  return {
    slug: article.slug,
    name: article.name,
    blurb: article.blurb,
    author: article.author,
    picture: toPicture(article.image, article.name),
    group: group ? toGroupLink(group) : null,
    publishedAt: article.publish_time ?? null,
    readingTime: article.reading_time,
  };
}

function toDetail(article: Article, rows: ArticleDetail['rows']): ArticleDetail {
  return {
    ...toCard(article),
    title: article.title || article.name,
    metaDescription: article.meta_description || article.blurb,
    content: article.content,
    rows,
    updatedAt: article.updated_at,
  };
}

/** A page of articles, newest first; empty beyond the last one. `group` is a group's url. @throws UpstreamError */
export const getArticles = cachedRead(async (query: { group?: string; page?: number; pageSize?: number } = {}) => {
  'use cache';
  return dated([tags.articles], async (): Promise<Paged<ArticleCard>> => {
    const asked = publicCall(articleList, {
      query: {
        image_aspect: '16x9',
        image_width: 800,
        page_size: query.pageSize ?? PAGE_SIZE,
        page: query.page ?? 1,
        orderby: 'display_start_time',
        ...(query.group ? { group: query.group } : {}),
      },
    });
    const reply = await unlessPastTheEnd(query.page ?? 1, asked);
    if (!reply) return { items: [], pageCount: 0, total: null };
    const { data, num_pages, total } = reply;
    return { items: data.map(toCard), pageCount: num_pages, total: total ?? null };
  });
});

/** One article by its slug; null if it does not exist. @throws UpstreamError */
export const getArticle = cachedRead(async (slug: string) => {
  'use cache';
  return dated([tags.articles, tags.article(slug)], async (endsAt): Promise<ArticleDetail | null> => {
    try {
      const { item } = await publicCall(articleByUrl, {
        query: { url: slug, image_aspect: '16x9', image_width: PRODUCT_IMAGE_WIDTH },
      });
      return toDetail(item, (await scheduled((at) => shownAt(item.rows, at), endsAt)).rows);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  });
});
