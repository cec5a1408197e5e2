import { PAD_CACHE, PAD_DRAFT, PAD_OFFLINE } from '../site/worker/worker-names';
import { isNetworkError } from '../site/connection';

/**
 * The pad's rows, and forms that were not sent, on this device. They are in a cache because the service worker deletes
 * it at sign-out, even without scripts.
 */

/** True for errors of unavailable storage: private window, browser settings, full disk. */
function isRefused(error: unknown): boolean {
  return isNetworkError(error) || error instanceof ReferenceError;
}

export interface StoredDraft {
  readonly text: string;
  /** Always writes to the cache opened first: sign-out deletes that cache, so later writes are lost. */
  save: (text: string) => Promise<void>;
}

/** `at` is the draft's address in the cache. */
export async function openDraft(at = PAD_DRAFT): Promise<StoredDraft> {
  try {
    const cache = await caches.open(PAD_CACHE);
    const stored = await cache.match(at);
    return { text: stored ? await stored.text() : '', save: (text) => write(cache, at, text) };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { text: '', save: () => Promise.resolve() };
  }
}

async function write(cache: Cache, at: string, text: string): Promise<void> {
  try {
    await cache.put(at, new Response(text, { headers: { 'content-type': 'application/json' } }));
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/** Stores the pad's offline page in the current language in the cache. */
export async function keepOfflinePad(): Promise<void> {
  try {
    await (await caches.open(PAD_CACHE)).add(new Request(PAD_OFFLINE, { cache: 'reload' }));
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
