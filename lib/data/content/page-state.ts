import 'server-only';
import { LRUCache } from 'lru-cache';
import { processMemory } from '../../session/process-memory';
import { getPage, readVersion } from './pages';

/** Everybody who looks at a page asks, and the platform is asked for all of them at once. */
const SHARED_MS = 5_000;

export interface PageState {
  /** Of the page as it is at the platform; null when there is none. */
  readonly version: string | null;
  /** The page that is kept here is another one. */
  readonly changed: boolean;
}

function asked(): LRUCache<string, Promise<PageState>> {
  return processMemory('page-states', () => new LRUCache<string, Promise<PageState>>({ ttl: SHARED_MS, max: 500 }));
}

async function compare(slug: string): Promise<PageState> {
  const [version, kept] = await Promise.all([readVersion(slug), getPage(slug)]);
  return { version, changed: version !== (kept?.version ?? null) };
}

/**
 * Whether the page that visitors have is still the right one (specification 2, section 4: the recheck). @throws
 * UpstreamError
 */
export function getPageState(slug: string): Promise<PageState> {
  const known = asked().get(slug);
  if (known) return known;
  const state = compare(slug);
  asked().set(slug, state);
  state.catch(() => asked().delete(slug));
  return state;
}
