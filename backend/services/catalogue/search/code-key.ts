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
const SHORTEST = 5;
const LONGEST = 24;

/** Every key with one sign more, less or other, and with two neighbours swapped; none for a short key. */
export function keysLike(key: string): string[] {
  if (key.length < SHORTEST || key.length > LONGEST) return [];
  const like = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    for (const sign of SIGNS) {
      like.add(before + sign + after);
      if (after !== '') like.add(before + sign + after.slice(1));
    }
    if (after !== '') like.add(before + after.slice(1));
    if (after.length > 1) like.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
  }
  like.delete(key);
  return [...like];
}
