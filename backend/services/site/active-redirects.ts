import { and, eq, inArray } from 'drizzle-orm';
import type { RedirectEntry } from '@/lib/contract/site/site';
import { redirectKey } from '@/lib/domain/content/redirects';
import type { Db } from '../../db/client';
import { products } from '../../db/schema/catalogue/catalogue';
import { articles } from '../../db/schema/content/content';

/** The slug in an address below a base; '' for any other address, and no record has it. */
function slugBelow(base: '/article/' | '/product/', address: string): string {
  const key = redirectKey(address);
  return key.startsWith(base) ? key.slice(base.length) : '';
}

const articleTaking = ({ from, prefix }: RedirectEntry): string => (prefix ? '' : slugBelow('/article/', from));
const named = (slugs: readonly string[]): string[] => [...new Set(slugs.filter((slug) => slug !== ''))];

/**
 * Leaves out redirects from addresses that an article has taken, which may have been scheduled, and those to an article
 * or product that is not shown: the address of such a one may tell what it is about.
 */
export async function activeRedirects(db: Db, all: readonly RedirectEntry[], at: Date): Promise<RedirectEntry[]> {
  const ofArticles = named(all.flatMap((entry) => [articleTaking(entry), slugBelow('/article/', entry.to)]));
  const ofProducts = named(all.map(({ to }) => slugBelow('/product/', to)));
  const [articleRows, productRows] = await Promise.all([
    ofArticles.length === 0
      ? []
      : db
          .select({ slug: articles.slug, publishTime: articles.publishTime })
          .from(articles)
          .where(inArray(articles.slug, ofArticles)),
    ofProducts.length === 0
      ? []
      : db
          .select({ slug: products.slug })
          .from(products)
          .where(and(inArray(products.slug, ofProducts), eq(products.enabled, false))),
  ]);
  const isShown = new Map(articleRows.map(({ slug, publishTime }) => [slug, publishTime <= at]));
  const offSale = new Set(productRows.map(({ slug }) => slug));
  return all.filter(
    (entry) =>
      isShown.get(articleTaking(entry)) !== true &&
      isShown.get(slugBelow('/article/', entry.to)) !== false &&
      !offSale.has(slugBelow('/product/', entry.to)),
  );
}
