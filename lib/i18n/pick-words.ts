/** Some words of a part of the messages, by their keys: a page hands its scripts those that they say, and no others. */
export function pickWords<Words extends object, Key extends keyof Words>(
  words: Words,
  keys: readonly Key[],
): Pick<Words, Key> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Words, Key>;
}
