import { and, desc, eq, isNull, like, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { products, skus } from '../../db/schema/catalogue/catalogue';
import { articles } from '../../db/schema/content/content';
import { codeKey } from '../../services/catalogue/search/code-key';
import { compactText } from '../../services/catalogue/search/search-text';
import type { Choice } from './references';

const MAX = 20;
/** Shortest text that is searched for: the index consists of trigrams. */
const MIN_LENGTH = 3;

/** Products by a part of their name or the start of a code, the latest first; none of the bin. */
export async function findProducts(db: Db, words: string): Promise<Choice[]> {
  const columns = { value: products.slug, label: products.name };
  const [compact, code] = [compactText(words), codeKey(words)];
  if (compact.length < MIN_LENGTH) return [];
  const named = await db
    .select(columns)
    .from(products)
    .where(and(isNull(products.deletedAt), like(products.searchCompact, `%${compact}%`)))
    .orderBy(desc(products.id))
    .limit(MAX);
  // Also where letters and digits that look alike are mistaken for each other.
  const coded =
    code.length < MIN_LENGTH
      ? []
      : await db
          .select(columns)
          .from(skus)
          .innerJoin(products, eq(products.id, skus.productId))
          .where(and(isNull(products.deletedAt), like(skus.codeKey, `${code}%`)))
          .limit(MAX);
  const found = new Map([...named, ...coded].map((one) => [one.value, one]));
  return [...found.values()].slice(0, MAX);
}

/** Articles by a part of their title, the latest first. */
export async function findArticles(db: Db, words: string): Promise<Choice[]> {
  if (words === '') return [];
  return db
    .select({ value: articles.slug, label: articles.name })
    .from(articles)
    .where(sql`position(lower(${words}) in lower(${articles.name})) > 0`)
    .orderBy(sql`${articles.publishTime} desc nulls first`, articles.id)
    .limit(MAX);
}
