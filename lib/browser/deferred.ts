import { noteReply } from './site/connection';
import { isMissingChunk } from './missing-chunk';
import type { CallResult } from './result';

/** Makes a call with code that comes at its first use: code that does not arrive is a network that does not reply. */
export async function callDeferred<Module, T>(
  load: () => Promise<Module>,
  ask: (code: Module) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  let code: Module;
  try {
    code = await load();
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    noteReply(false);
    return { ok: false, error: { kind: 'network' } };
  }
  return ask(code);
}
