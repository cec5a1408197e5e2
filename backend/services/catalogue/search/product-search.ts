import { type SQL, and, like, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { products } from '../../../db/schema/catalogue/catalogue';
import { type Meanings, meaningsOf } from './mistyped-words';
import { type SearchQuery, searchQuery } from './search-text';
import { synonymVariants, siteSynonyms } from './synonyms';

interface Tier {
  readonly rank: number;
  readonly condition: SQL;
}

/** The best rank that words, not a whole name or code, give. */
const FIRST_OF_WORDS = 2;

/** By a name or code that is the typed text, or starts with it. */
export const isNamed = ({ rank }: Tier): boolean => rank < FIRST_OF_WORDS;

export interface ProductSearch {
  readonly condition: SQL;
  /** Best first: exact code or name, prefix of it, words of the name, other words, parts of words. */
  readonly rank: SQL;
  /** Best rank first. A product meeting the condition has this or a better rank; all of this rank meet it. */
  readonly tiers: readonly Tier[];
  /** The corrected search text, if typed words are unknown; else ''. */
  readonly corrected: string;
  /** Searches to suggest if nothing is found: fewer or corrected words, most specific first. */
  readonly attempts: readonly string[];
}

const NOTHING = sql`false`;

/**
 * SQL to find products by typed words: parts of names and codes regardless of hyphens and spaces, and words with one or
 * two typos (typo.ts). All columns have a trigram index. Normalised text has letters and digits only, so no wildcards.
 */
export async function productSearch(db: Db, typed: string): Promise<ProductSearch> {
  const query = searchQuery(typed);
  if (query.words.length === 0) return { condition: NOTHING, rank: sql`0`, tiers: [], corrected: '', attempts: [] };
  // Synonyms from the site's settings are searched too.
  const others = synonymVariants(query.text, await siteSynonyms(db)).map(searchQuery);
  const meanings = await meaningsOf(db, query.words);
  const compact = query.compact === '' ? undefined : like(products.searchCompact, `%${query.compact}%`);
  // A word that a synonym replaces is one that the shop knows.
  const isKnown = (word: string): boolean => others.some(({ words }) => !words.includes(word));
  const meant = (words: readonly string[]): string[] =>
    words.flatMap((word) => (isKnown(word) ? word : (meanings.get(word)?.slice(0, 1) ?? word)));
  const correct = meant(query.words);
  const mistyped = correct.length === query.words.length && correct.some((word, index) => word !== query.words[index]);
  // A code or name typed as one word is not a known term, but not a typo either.
  const corrected = mistyped && !(compact && (await isThere(db, compact)));
  const asTyped = [query, ...others];
  const tiers = tiersOf(
    corrected ? asTyped.map(({ words }) => meant(words)).map((words) => ({ words, compact: words.join('') })) : asTyped,
  );
  const within = await wordsWithin(
    db,
    asTyped.flatMap(({ words }) => words),
  );
  const meaning = asTyped.map(({ words }) => containsAll(words, within, (word) => meanings.get(word) ?? [word]));
  return {
    condition: or(compact, ...meaning) ?? NOTHING,
    rank: sql`case ${sql.join(
      tiers.map(({ rank, condition }) => sql`when ${condition} then ${sql.raw(String(rank))}`),
      sql` `,
    )} end`,
    tiers,
    corrected: corrected ? correct.join(' ') : '',
    attempts: attemptsOf(query.words, meanings),
  };
}

function containsAll(
  words: readonly string[],
  within: ReadonlySet<string>,
  termsOf: (word: string) => readonly string[],
): SQL | undefined {
  // A trigram index cannot find fewer than three letters inside a word, so short terms match word beginnings only.
  const partOf = (term: string): string => (term.length < 3 && !within.has(term) ? `% ${term}%` : `%${term}%`);
  const containsAny = (terms: readonly string[]): SQL =>
    or(...terms.map((term) => like(products.searchWords, partOf(term)))) ?? NOTHING;
  return and(...words.map((word, at) => or(containsAny(termsOf(word)), isMeasure(word, words[at - 1] ?? ''))));
}

/** '500ml' for products with '500 ml', and 'ml' after '500' for those with '500ml'. */
function isMeasure(word: string, before: string): SQL | undefined {
  const has = (whole: string): SQL => like(products.searchWords, `% ${whole} %`);
  const [, amount = '', unit = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  if (unit !== '') return and(has(amount), has(unit));
  return /^\d+$/.test(before) && /^\p{L}{1,2}$/u.test(word) ? has(before + word) : undefined;
}

/** Scripts without spaces between words, whose words may have one or two characters. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Short words of such scripts that are in another word: only for those the list is read without a trigram index. */
async function wordsWithin(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const short = words.filter((word) => word.length < 3 && UNSPACED.test(word));
  if (short.length === 0) return new Set();
  const found = await queryRows(
    db,
    z.object({ word: z.string() }),
    sql`select word from unnest(${sql.param(short)}::text[]) as word
      where exists (select 1 from search_terms where term like '%' || word || '%')`,
  );
  return new Set(found.map(({ word }) => word));
}

async function isThere(db: Db, condition: SQL): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(condition).limit(1);
  return rows.length > 0;
}

function tiersOf(queries: readonly Pick<SearchQuery, 'words' | 'compact'>[]): Tier[] {
  const each = (column: SQL, words: readonly string[]): SQL =>
    and(...words.map((word) => sql`${column} like ${`% ${word}%`}`)) ?? NOTHING;
  const compact = queries.flatMap((query) => (query.compact === '' ? [] : [query.compact]));
  const conditions = [
    or(...compact.map((text) => sql`${products.searchCompact} like ${`% ${text} %`}`)),
    or(...compact.map((text) => sql`${products.searchCompact} like ${`% ${text}%`}`)),
    or(...queries.map(({ words }) => each(sql`(' ' || ${products.searchName})`, words))),
    or(...queries.map(({ words }) => each(sql`${products.searchWords}`, words))),
    sql`true`,
  ];
  return conditions.flatMap((condition, rank) => (condition === undefined ? [] : [{ rank, condition }]));
}

/** All known words without the unknown ones, then each known word alone. */
function attemptsOf(words: readonly string[], meanings: Meanings): string[] {
  const known = words.flatMap((word) => meanings.get(word)?.[0] ?? []);
  const together = known.length < words.length ? [known.join(' ')] : [];
  const alone = known.length > 1 ? known.toSorted((a, b) => b.length - a.length) : [];
  return [...new Set([...together, ...alone])].filter((attempt) => attempt !== '');
}
