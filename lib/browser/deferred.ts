import { reportReply } from './site/connection';
import { isMissingChunk } from './missing-chunk';
import type { CallResult } from './result';

/** Runs a call whose code is loaded on first use; a chunk that fails to load counts as a network error. */
export async function callDeferred<Module, T>(
  load: () => Promise<Module>,
  ask: (code: Module) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  let code: Module;
  try {
    code = await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    reportReply(false);
    return { ok: false, error: { kind: 'network' } };
  }
  return ask(code);
}
