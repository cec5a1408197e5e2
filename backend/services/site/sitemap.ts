import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { sitemapEntry } from '@/lib/contract/site/site';
import type { Db } from '../../db/client';
import { groups, products } from '../../db/schema/catalogue/catalogue';
import { articles, pages } from '../../db/schema/content/content';
import { isShownCondition } from '../../db/is-shown-condition';
import { MAIN_PRIORITY, OTHER_PRIORITY } from './sitemap-sections';

type SitemapEntry = z.output<typeof sitemapEntry>;

const BASES = { product: '/shop', article: '/blog', menu: '' } as const;

/** Every public address with its last change, without pages hidden from search engines. */
export async function sitemap(db: Db, at: Date): Promise<SitemapEntry[]> {
  const pageRows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.noindex, false), isShownCondition(at)))
    .orderBy(asc(pages.id));
  const groupRows = await db
    .select()
    .from(groups)
    .where(sql`${groups.model} <> 'menu'`)
    .orderBy(asc(groups.model), asc(groups.lft));
  const productRows = await db
    .select({
      slug: products.slug,
      updatedAt: products.updatedAt,
      title: products.title,
      metaDescription: products.metaDescription,
    })
    .from(products)
    .where(eq(products.enabled, true))
    .orderBy(asc(products.sort), asc(products.id));
  const articleRows = await db
    .select({
      slug: articles.slug,
      updatedAt: articles.updatedAt,
      title: articles.title,
      metaDescription: articles.metaDescription,
    })
    .from(articles)
    .where(lte(articles.publishTime, at))
    .orderBy(desc(articles.publishTime), asc(articles.id));
  return [
    ...pageRows.map((row) => entry(`/${row.slug}`, 'page', row, MAIN_PRIORITY)),
    ...groupRows.map((row) =>
      entry(
        `${BASES[row.model]}/${row.url}`,
        'group',
        { ...row, title: row.name, metaDescription: '' },
        OTHER_PRIORITY,
      ),
    ),
    ...productRows.map((row) => entry(`/product/${row.slug}`, 'product', row, OTHER_PRIORITY)),
    ...articleRows.map((row) => entry(`/article/${row.slug}`, 'article', row, OTHER_PRIORITY)),
  ];
}

interface Listed {
  readonly updatedAt: Date;
  readonly title: string;
  readonly metaDescription: string;
}

function entry(url: string, model: string, row: Listed, priority: number): SitemapEntry {
  return {
    url,
    lastmod: row.updatedAt.toISOString(),
    model,
    priority,
    seo_title: row.title,
    seo_meta_description: row.metaDescription,
  };
}
