import { isMissingChunk } from './missing-chunk';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

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
 * Loads a part of a page's scripts, however long it takes. What the server rendered stands meanwhile and works as it
 * does without scripts; if the file were given up, React would take it away.
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
      await wait(pause);
    }
  }
}
