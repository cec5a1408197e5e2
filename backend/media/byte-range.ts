export interface ByteRange {
  readonly start: number;
  /** The last byte that is part of it. */
  readonly end: number;
}

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110): null when the whole file is to be sent, also for what is not understood
 * or asks for several ranges; 'unsatisfiable' when there is nothing of it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first === '' && Number(last) === 0) return 'unsatisfiable';
  if (start >= size) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
