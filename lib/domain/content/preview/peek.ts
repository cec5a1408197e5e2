/**
 * Reads the first of a sequence before anything is done with it, so that what fails at once can be told; null for an
 * empty one. Rejects with what went wrong.
 */
export async function peek<T>(source: AsyncIterable<T>): Promise<AsyncGenerator<T> | null> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return null;
  return (async function* all() {
    try {
      yield first.value;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
}
