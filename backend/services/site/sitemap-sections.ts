import { type SQL, sql } from 'drizzle-orm';
import { groups, listSizes, products } from '../../db/schema/catalogue/catalogue';
import { articleGroups, articles, pages } from '../../db/schema/content/content';
import { isShownCondition } from '../../db/is-shown-condition';

/** Specification 1, section 9. */
export const MAIN_PRIORITY = 90;
export const OTHER_PRIORITY = 80;

/** One kind of address: the records that have one, and the prefix of their slug. */
export interface SitemapSection {
  /** Name in cursors. */
  readonly name: string;
  readonly model: 'page' | 'group' | 'product' | 'article';
  readonly priority: number;
  readonly base: string;
  readonly slug: SQL;
  readonly id: SQL;
  readonly changed: SQL;
  readonly table: SQL;
  /** Condition for records that are public at an instant. */
  readonly listed: (at: Date) => SQL;
  /** Condition for records whose page has something to find. Others can be linked to, but are not in the sitemap. */
  readonly filled?: (at: Date) => SQL;
}

const isPublished = (at: Date): SQL => sql`${articles.publishTime} <= ${at.toISOString()}::timestamptz`;

/** For categories and blog groups: something in it or below. */
const hasMembers = {
  product: () =>
    sql`exists (select 1 from ${listSizes} where ${listSizes.listId} = ${groups.id} and ${listSizes.total} > 0)`,
  article: (at: Date) => sql`exists (select 1 from ${groups} as own
    join ${articleGroups} on ${articleGroups.groupId} = own.id
    join ${articles} on ${articles.id} = ${articleGroups.articleId}
    where own.model = 'article' and own.lft between ${groups.lft} and ${groups.rgt} and ${isPublished(at)})`,
};

/** In the order of the sitemap. Within a section, records are sorted by id, so that new ones come last. */
export const SITEMAP_SECTIONS: readonly SitemapSection[] = [
  {
    name: 'page',
    model: 'page',
    priority: MAIN_PRIORITY,
    base: '/',
    table: sql`${pages}`,
    id: sql`${pages.id}`,
    slug: sql`${pages.slug}`,
    changed: sql`${pages.updatedAt}`,
    listed: (at) => sql`not ${pages.noindex} and ${isShownCondition(at)}`,
  },
  ...(
    [
      ['product', '/shop/'],
      ['article', '/blog/'],
    ] as const
  ).map(([model, base]): SitemapSection => ({
    name: `${model}-group`,
    model: 'group',
    priority: OTHER_PRIORITY,
    base,
    table: sql`${groups}`,
    id: sql`${groups.id}`,
    slug: sql`${groups.url}`,
    changed: sql`${groups.updatedAt}`,
    listed: () => sql`${groups.model} = ${model}`,
    filled: hasMembers[model],
  })),
  {
    name: 'product',
    model: 'product',
    priority: OTHER_PRIORITY,
    base: '/product/',
    table: sql`${products}`,
    id: sql`${products.id}`,
    slug: sql`${products.slug}`,
    changed: sql`${products.updatedAt}`,
    listed: () => sql`${products.enabled}`,
  },
  {
    name: 'article',
    model: 'article',
    priority: OTHER_PRIORITY,
    base: '/article/',
    table: sql`${articles}`,
    id: sql`${articles.id}`,
    slug: sql`${articles.slug}`,
    changed: sql`${articles.updatedAt}`,
    listed: isPublished,
  },
];
