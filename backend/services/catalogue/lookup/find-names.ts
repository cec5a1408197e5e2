import { type SQL, and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { FoundSkus } from '@/lib/contract/cart/order-pad.contract';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { products, skus } from '../../../db/schema/catalogue/catalogue';
import { type Meanings, meaningsOf } from '../search/mistyped-words';
import { normalise, searchQuery } from '../search/search-text';
import { isNotRetired } from '../skus/is-sold';

export interface FoundName {
  readonly match: FoundSkus['match'];
  readonly skuIds: readonly number[];
}

/** Limits per text: products examined and skus offered. */
const MAX_PRODUCTS = 12;
const MAX_SKUS = 8;
/** Texts per SQL statement. */
const TEXTS_AT_ONCE = 40;
/** Limit of words checked for typos; further ones are used as typed. */
const MAX_WORDS = 400;

/** Splits numbers from units, as in the search index: '200g' becomes '200 g'. */
function wordsOf(text: string): readonly string[] {
  return searchQuery(text.replaceAll(/(\d)(\p{L})|(\p{L})(\d)/gu, '$1$3 $2$4')).words;
}

/** Short words and numbers match whole words only, longer ones also parts of words. */
const patternOf = (word: string): string => (/\d/.test(word) || word.length < 3 ? `% ${word} %` : `%${word}%`);

/** The skus matching each distinct text, with quantity phrases such as '3 cartons of' already removed. */
export async function findNames(db: Db, texts: readonly string[]): Promise<ReadonlyMap<string, FoundName>> {
  const wanted = [...new Set(texts)].flatMap((text) => {
    const words = wordsOf(text);
    return words.some((word) => word.length > 2) ? [{ text, words }] : [];
  });
  const meanings = await meaningsOf(db, [...new Set(wanted.flatMap(({ words }) => words))].slice(0, MAX_WORDS));
  const found = new Map<string, FoundName>();
  for (let start = 0; start < wanted.length; start += TEXTS_AT_ONCE) {
    for (const [text, name] of await findSome(db, wanted.slice(start, start + TEXTS_AT_ONCE), meanings))
      found.set(text, name);
  }
  return found;
}

interface WantedName {
  readonly text: string;
  readonly words: readonly string[];
}

const meant = (word: string, meanings: Meanings): readonly string[] => meanings.get(word) ?? [word];

async function findSome(db: Db, wanted: readonly WantedName[], meanings: Meanings): Promise<Map<string, FoundName>> {
  const searches = wanted.map(({ words }, index): SQL => {
    const every = words.map(
      (word) => or(...meant(word, meanings).map((term) => like(products.searchWords, patternOf(term)))) ?? sql`false`,
    );
    return sql`(select ${index}::int as wanted, ${products.id} as id from ${products} where ${and(
      eq(products.enabled, true),
      ...every,
    )} order by ${products.sort}, ${products.id} limit ${MAX_PRODUCTS})`;
  });
  const rows = await queryRows(db, z.object({ wanted: z.int(), id: z.int() }), sql.join(searches, sql` union all `));
  const candidates = await skuWords(
    db,
    rows.map(({ id }) => id),
  );
  const found = new Map<string, FoundName>();
  for (const [index, { text, words }] of wanted.entries()) {
    const own = rows.filter((row) => row.wanted === index).flatMap(({ id }) => candidates.get(id) ?? []);
    const fitting = own.filter((sku) => words.every((word) => fits(sku, meant(word, meanings))));
    const whole = fitting.filter(({ title }) => title === words.join(' '));
    const skuIds = (whole.length === 1 ? whole : fitting).slice(0, MAX_SKUS).map(({ id }) => id);
    if (skuIds.length > 0)
      found.set(text, { match: skuIds.length > 1 ? 'several' : whole.length === 1 ? 'written' : 'near', skuIds });
  }
  return found;
}

interface SkuWords {
  readonly id: number;
  /** Normalised name and options. */
  readonly title: string;
  /** Words of this sku, and of its product except those specific to its other skus. */
  readonly words: string;
}

async function skuWords(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, readonly SkuWords[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: skus.id,
      productId: skus.productId,
      code: skus.code,
      options: skus.options,
      name: products.name,
      words: products.searchWords,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(skus.productId, [...new Set(productIds)]), isNotRetired))
    .orderBy(asc(skus.sort), asc(skus.id));
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, own]) => {
      const apart = new Set(own.flatMap(({ options, code }) => normalise([...options, code].join(' ')).split(' ')));
      for (const word of normalise(own[0]?.name ?? '').split(' ')) apart.delete(word);
      const skusWithWords = own.map(({ id, name, options, code, words }) => ({
        id,
        title: wordsOf(`${name} ${options.join(' ')}`).join(' '),
        words: ` ${[
          ...words.split(' ').filter((word) => word !== '' && !apart.has(word)),
          ...normalise([...options, code].join(' ')).split(' '),
        ].join(' ')} `,
      }));
      return [productId, skusWithWords] as const;
    }),
  );
}

function fits({ words }: SkuWords, terms: readonly string[]): boolean {
  return terms.some((term) => words.includes(/\d/.test(term) || term.length < 3 ? ` ${term} ` : term));
}
