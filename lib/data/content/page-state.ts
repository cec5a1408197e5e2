import 'server-only';
import { LRUCache } from 'lru-cache';
import { processMemory } from '../../session/process-memory';
import { getPage, readVersion } from './pages';

/** Every open page polls; within this time they share one call to the platform. */
const SHARED_MS = 5_000;

export interface PageState {
  /** The platform's current version; null if the page does not exist. */
  readonly version: string | null;
  /** True if the cached page has another version, for one of those who share the call: it drops the cached page. */
  readonly changed: boolean;
}

function asked(): LRUCache<string, Promise<PageState>> {
  return processMemory('page-states', () => new LRUCache<string, Promise<PageState>>({ ttl: SHARED_MS, max: 500 }));
}

async function compare(slug: string): Promise<PageState> {
  const [version, cached] = await Promise.all([readVersion(slug), getPage(slug)]);
  return { version, changed: version !== (cached?.version ?? null) };
}

/** Whether the cached page is still current (specification 2, section 4: the recheck). @throws UpstreamError */
export async function getPageState(slug: string): Promise<PageState> {
  const known = asked().get(slug);
  if (known) return { ...(await known), changed: false };
  const state = compare(slug);
  asked().set(slug, state);
  state.catch(() => asked().delete(slug));
  return state;
}
