import { MAX_SEARCH_LENGTH } from '../../contract/limits';
import { cut } from '../values/cut';

/**
 * The query to display, from the decoded segments of a search's path (specification 1, section 2): segments are joined
 * by spaces, typed slashes are preserved. Empty when it has no word.
 */
export function queryOf(parts: readonly string[]): string {
  const query = cut(parts.join(' ').replaceAll(/\s+/g, ' ').trim(), MAX_SEARCH_LENGTH).trim();
  return wordsOf(query) === '' ? '' : query;
}

/** The words to search for: slashes separate them like spaces. */
export function wordsOf(query: string): string {
  return query.replaceAll(/[\s/]+/g, ' ').trim();
}
