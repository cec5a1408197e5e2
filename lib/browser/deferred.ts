import { reportReply } from './site/connection';
import { isMissingChunk } from './missing-chunk';
import type { CallResult } from './result';

/** Loads code on first use; null, as after a network error, if its chunk fails to load. */
export async function loadDeferred<Module>(load: () => Promise<Module>): Promise<Module | null> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    reportReply(false);
    return null;
  }
}

/** Runs a call whose code is loaded on first use; a chunk that fails to load counts as a network error. */
export async function callDeferred<Module, T>(
  load: () => Promise<Module>,
  ask: (code: Module) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  const code = await loadDeferred(load);
  return code === null ? { ok: false, error: { kind: 'network' } } : ask(code);
}
