export interface ByteRange {
  /** First and last byte, both inclusive. */
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header for a file of `size` bytes. Null requests the whole file: no header, several ranges, or another
 * unit; 'beyond' is a range that starts after the end.
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
