import { type SQL, and, like, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../db/client';
import { products } from '../db/schema/catalogue';
import { type SearchQuery, searchQuery } from './search-text';
import { isMistyped, mayBeMistyped } from './typo';

export interface ProductSearch {
  readonly condition: SQL;
  /** The best first. */
  readonly rank: SQL;
}

const MOST_VARIANTS = 12;
const NOTHING = sql`false`;

/**
 * What finds products by typed words: parts of names and codes however their hyphens and spaces are written, and words with one
 * typo. Both columns have a trigram index. Typed text is normalised to letters and digits, so it holds no wildcard.
 */
export async function productSearch(db: Db, typed: string): Promise<ProductSearch> {
  const query = searchQuery(typed);
  if (query.words.length === 0) return { condition: NOTHING, rank: sql`0` };
  const words = await Promise.all(query.words.map(async (word) => [word, ...(await variantsOf(db, word))]));
  const everyWord = and(...words.map((variants) => or(...variants.map((word) => like(products.searchWords, `%${word}%`)))));
  const compact = query.compact === '' ? undefined : like(products.searchCompact, `%${query.compact}%`);
  return { condition: or(compact, everyWord) ?? NOTHING, rank: rankOf(query) };
}

function rankOf({ text, words, compact }: SearchQuery): SQL {
  const [first = ''] = words;
  return sql`case
    when ${products.searchCompact} like ${`% ${compact || text} %`} then 0
    when ${products.searchName} like ${`${text}%`} then 1
    when ' ' || ${products.searchName} like ${`% ${text}%`} then 2
    when ' ' || ${products.searchName} like ${`% ${first}%`} then 3
    else 4 end`;
}

/** Known words that a word may have been meant to be; none when it is known itself, also as a part. */
async function variantsOf(db: Db, word: string): Promise<string[]> {
  if (!mayBeMistyped(word)) return [];
  const candidates = await queryRows(
    db,
    z.object({ term: z.string() }),
    sql`select term from search_terms
      where not exists (select 1 from search_terms where term like ${`%${word}%`})
        and (levenshtein_less_equal(term, ${word}, 2) <= 2 or levenshtein_less_equal(left(term, ${word.length}::int), ${word}, 2) <= 2)`,
  );
  return candidates.map(({ term }) => term).filter((term) => isMistyped(word, term)).slice(0, MOST_VARIANTS);
}
