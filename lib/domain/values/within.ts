/**
 * What `work` comes to within so many milliseconds, else `late`. The work goes on, and what becomes of it then, a
 * failure too, is nobody's concern here.
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
