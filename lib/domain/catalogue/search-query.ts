import { LONGEST_SEARCH } from '../../contract/limits';

/**
 * What the rest of a search's path asks for (specification 1, section 2), to be shown: a slash between two parts of the
 * path is a space, one that was typed stays as it was. Empty when there is no word in it.
 */
export function queryOf(parts: readonly string[]): string {
  const query = parts.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH).trim();
  return wordsOf(query) === '' ? '' : query;
}

/** The words to look for: a slash parts them as a space does. */
export function wordsOf(query: string): string {
  return query.replaceAll(/[\s/]+/g, ' ').trim();
}
