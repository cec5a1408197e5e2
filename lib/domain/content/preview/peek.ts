/**
 * Reads the first item of a sequence ahead, so that an immediate failure can be reported: rejects with its error. Null
 * for an empty sequence.
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
