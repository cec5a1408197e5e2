import { and, eq, lte } from 'drizzle-orm';
import { articleByUrl, articleList } from '@/lib/contract/content/article';
import { articleCards, articlePage } from '../../services/content/article-list';
import { currentAddresses } from '../../services/media/former-hashes';
import { contractRows } from '../../services/content/page-rows';
import { rowsForStorefronts } from '../../services/content/page-schedule';
import { articles } from '../../db/schema/content/content';
import { alternative, handleOneOf } from '../../http/handle-one-of';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';

const CARD_WIDTH = 600;
const MAIN_WIDTH = 1200;

/** Routes of /cognito/article: published articles only. */
export function registerArticle(app: PlatformApp): void {
  handleOneOf(
    app,
    alternative('url', articleByUrl, async ({ db, query, at }) => {
      const [row] = await db
        .select()
        .from(articles)
        .where(and(eq(articles.slug, query.url), lte(articles.publishTime, at)));
      const request = { aspect: query.image_aspect ?? '16x9', width: query.image_width ?? MAIN_WIDTH } as const;
      const [card] = await articleCards(db, row ? [row] : [], request);
      if (!row || !card) throw notFound('This article');
      const [addressed, rows] = await Promise.all([currentAddresses(db, [row.content]), contractRows(db, row.rows)]);
      return {
        item: {
          ...card,
          title: row.title,
          meta_description: row.metaDescription,
          content: addressed(row.content),
          rows: rowsForStorefronts(rows, at),
          updated_at: row.updatedAt.toISOString(),
        },
      };
    }),
    alternative('otherwise', articleList, async ({ db, query, at }) => {
      const { rows, ...page } = await articlePage(db, query, at);
      const request = { aspect: query.image_aspect ?? '16x9', width: query.image_width ?? CARD_WIDTH } as const;
      return { ...page, data: await articleCards(db, rows, request) };
    }),
  );
}
