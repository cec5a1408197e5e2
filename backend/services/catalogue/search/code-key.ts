/** A code in upper case, without anything but letters and digits. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** plainCode with similar-looking letters and digits unified; stored in `skus.code_key`. */
export function codeKey(code: string): string {
  return plainCode(code).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The characters of keys: without O, I and L. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Shorter keys resemble too many others. */
const MIN_LENGTH = 5;
const MAX_LENGTH = 24;

/** Lengths of the longest prefix and suffix a key shares with any stored key. */
export interface KnownEnds {
  readonly beginning: number;
  readonly ending: number;
}

/**
 * All keys with one character added, removed, replaced or swapped with its neighbour; none for a short key. Only
 * variants whose unchanged prefix and suffix are within `known` can exist, so others are skipped.
 */
export function keyVariants(key: string, known: KnownEnds): string[] {
  if (key.length < MIN_LENGTH || key.length > MAX_LENGTH) return [];
  const like = new Set<string>();
  for (let at = 0; at <= Math.min(key.length, known.beginning); at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    const more = after.length <= known.ending;
    const other = after !== '' && after.length - 1 <= known.ending;
    for (const sign of SIGNS) {
      if (more) like.add(before + sign + after);
      if (other) like.add(before + sign + after.slice(1));
    }
    if (other) like.add(before + after.slice(1));
    if (after.length > 1 && after.length - 2 <= known.ending)
      like.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
  }
  like.delete(key);
  return [...like];
}

/** Length of the common prefix. */
export function commonPrefixLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
