/** Selects messages by their keys, so that a page passes client components only those that they use. */
export function pickWords<Words extends object, Key extends keyof Words>(
  words: Words,
  keys: readonly Key[],
): Pick<Words, Key> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Words, Key>;
}
