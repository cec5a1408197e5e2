/** More tasks are waiting than the limiter allows. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Runs at most `most` tasks at once; the others wait in order. Throws TooBusy when `mostWaiting` are waiting already.
 */
export function limiter(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new TooBusy('Too many tasks are waiting.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
