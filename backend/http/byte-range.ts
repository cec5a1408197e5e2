export interface ByteRange {
  /** First and last byte, both included. */
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header against a file of `size` bytes: null for the whole file (no header, several ranges, another
 * unit), 'beyond' for a range that starts behind its end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const wanted = Math.min(Number(to), size);
    return wanted === 0 ? 'beyond' : { first: size - wanted, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) return 'beyond';
  return last < first ? null : { first, last };
}
