import { noteReply } from './link';
import type { CallResult } from './result';

/** What a bundler's import() rejects with when its file does not arrive, by whichever bundler. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && (error.name === 'ChunkLoadError' || /chunk/i.test(error.message)));
}

/** Makes a call with code that comes at its first use: code that does not arrive is a network that does not reply. */
export async function callLate<Module, T>(load: () => Promise<Module>, ask: (code: Module) => Promise<CallResult<T>>): Promise<CallResult<T>> {
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
