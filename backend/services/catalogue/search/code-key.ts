/** Letters and digits of a code in capitals: how it is written is left out. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** The same with letters and digits that look alike as one; `skus.code_key` holds it. */
export function codeKey(code: string): string {
  return plainCode(code).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** What a key is made of: neither O, I nor L. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** A shorter one is like too many others. */
const MIN_LENGTH = 5;
const MAX_LENGTH = 24;

/** How many of a key's first and last signs other keys begin and end with. */
export interface KnownEnds {
  readonly beginning: number;
  readonly ending: number;
}

/**
 * Every key with one sign more, less or other, and with two neighbours swapped; none for a short key. What is not
 * changed stands on both sides of the change: so `known` leaves out the places where no key can be.
 */
export function keysLike(key: string, known: KnownEnds): string[] {
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

/** How many signs two keys begin with alike. */
export function sharedBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
