import { SUGGEST_PATH } from '@/lib/contract/paths';
import { type Suggestions, readSuggestions, suggestionQuery } from '@/lib/domain/catalogue/suggestions';

/**
 * The first products that match the typed text; null if the request failed or was aborted. The browser's own cache
 * keeps replies, for as long as they are fresh. Avoids importing the contract's schemas, which would be most of this
 * chunk.
 */
export async function findSuggestions(typed: string, signal: AbortSignal): Promise<Suggestions | null> {
  const query = suggestionQuery(typed);
  if (query === null) return null;
  try {
    const response = await fetch(`${SUGGEST_PATH}?${new URLSearchParams({ search: query })}`, { signal });
    return response.ok ? readSuggestions(query, await response.json()) : null;
  } catch (error) {
    // No network, aborted, or invalid JSON: the form still works.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
