import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, queryRows } from '../../../db/client';
import { typosAllowed, typosTo } from './typo';

const MAX_VARIANTS = 12;

/**
 * Search terms by typed word: the word itself if it is, or is part of, a known term; else the most similar known terms.
 */
export type Meanings = ReadonlyMap<string, readonly string[]>;

/**
 * Looks up all words in the search index with one statement. An unknown word without similar terms maps to an empty
 * list; numbers, codes and short words always map to themselves. Of similar terms, only those with the fewest typos are
 * returned, nearest in length first.
 */
export async function meaningsOf(db: Db, words: readonly string[]): Promise<Meanings> {
  const checked = words.filter((word) => typosAllowed(word) > 0);
  const found =
    checked.length === 0
      ? []
      : await queryRows(
          db,
          z.object({ word: z.string(), known: z.boolean(), terms: z.array(z.string()) }),
          // PostgreSQL's levenshtein counts a swap as two changes, hence twice the limit; nearest() filters exactly.
          sql`select w.word, k.known, case when k.known then '{}' else array(
        select term from search_terms
        where length(term) >= length(w.word) - w.most
          and (levenshtein_less_equal(term, w.word, 2 * w.most) <= 2 * w.most
            or levenshtein_less_equal(left(term, length(w.word)), w.word, 2 * w.most) <= 2 * w.most)
      ) end as terms
      from unnest(${sql.param([...checked])}::text[], ${sql.param(checked.map(typosAllowed))}::int[]) as w(word, most),
        lateral (select exists (select 1 from search_terms where term like '%' || w.word || '%') as known) as k`,
        );
  const meanings = new Map(words.map((word): [string, readonly string[]] => [word, [word]]));
  for (const { word, known, terms } of found) if (!known) meanings.set(word, nearest(word, terms));
  return meanings;
}

function nearest(word: string, terms: readonly string[]): string[] {
  const near = terms.flatMap((term) => {
    const typos = typosTo(word, term);
    return typos === null ? [] : [{ term, typos, beyond: Math.abs(term.length - word.length) }];
  });
  const fewest = Math.min(...near.map(({ typos }) => typos));
  return near
    .filter(({ typos }) => typos === fewest)
    .toSorted((a, b) => a.beyond - b.beyond || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_VARIANTS)
    .map(({ term }) => term);
}
