import { PAD_CACHE, PAD_DRAFT, PAD_OFFLINE } from '../site/worker/worker-names';
import { isNoReply } from '../site/connection';

/**
 * The pad's rows, on this device. They lie in a cache, because that is what the service worker drops when somebody
 * signs out, without scripts as well.
 */

/** True for what browsers throw where they keep nothing: in private windows, by a setting, with a full disk. */
function isRefused(error: unknown): boolean {
  return isNoReply(error) || error instanceof ReferenceError;
}

export async function loadDraft(): Promise<string> {
  try {
    const kept = await (await caches.open(PAD_CACHE)).match(PAD_DRAFT);
    return kept ? await kept.text() : '';
  } catch (error) {
    if (!isRefused(error)) throw error;
    return '';
  }
}

/** Begins a draft; `saveDraft` goes on with it. */
export async function beginDraft(text: string): Promise<void> {
  await write(text, async () => true);
}

/** Writes no draft that is not there: a page that is left by signing out comes after the worker that dropped it. */
export async function saveDraft(text: string): Promise<void> {
  await write(text, async (cache) => (await cache.match(PAD_DRAFT)) !== undefined);
}

async function write(text: string, isWanted: (cache: Cache) => Promise<boolean>): Promise<void> {
  try {
    const cache = await caches.open(PAD_CACHE);
    if (!(await isWanted(cache))) return;
    await cache.put(PAD_DRAFT, new Response(text, { headers: { 'content-type': 'application/json' } }));
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}

/** The page on which the pad opens without a network, in the language that is read now. */
export async function keepOfflinePad(): Promise<void> {
  try {
    await (await caches.open(PAD_CACHE)).add(new Request(PAD_OFFLINE, { cache: 'reload' }));
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
