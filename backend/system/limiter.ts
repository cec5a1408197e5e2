/** More tasks are waiting than a limiter takes. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Lets at most `most` of the given tasks run at once; the others wait in order. Throws TooBusy when `mostWaiting` wait
 * already.
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
