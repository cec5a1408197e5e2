/**
 * The result of `work`, or `late` after this many milliseconds. The work is not cancelled, but its later result or
 * failure is ignored.
 */
export async function within<T, const L>(milliseconds: number, work: Promise<T>, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
