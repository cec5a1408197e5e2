import { SUGGEST_PATH } from '@/lib/contract/paths';
import { type Suggestions, readSuggestions, suggestionQuery } from '@/lib/domain/catalogue/suggestions';

const cached = new Map<string, Suggestions>();
const MAX_CACHED = 50;

/**
 * The first products that match the typed text; null if the request failed or was aborted. Avoids importing the
 * contract's schemas, which would be most of this chunk.
 */
export async function findSuggestions(typed: string, signal: AbortSignal): Promise<Suggestions | null> {
  const query = suggestionQuery(typed);
  if (query === null) return null;
  const known = cached.get(query);
  if (known) return known;
  const found = await ask(query, signal);
  if (!found) return null;
  cached.set(query, found);
  if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value ?? '');
  return found;
}

async function ask(query: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`${SUGGEST_PATH}?${new URLSearchParams({ search: query })}`, { signal });
    return response.ok ? readSuggestions(query, await response.json()) : null;
  } catch (error) {
    // No network, aborted, or invalid JSON: the form still works.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
