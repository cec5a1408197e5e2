import { isMissingChunk } from './missing-chunk';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = (): void => {
      end.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done, end);
  });
}

/**
 * Loads a chunk, retrying until it succeeds. Meanwhile the server's HTML stays and works without scripts; after a
 * failure React would remove it.
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, MAX_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
      await wait(pause);
    }
  }
}
