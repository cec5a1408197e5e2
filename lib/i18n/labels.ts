/** The few words that a client leaf needs, so that the rest of the namespace is not sent with it. */
export function pickLabels<Words extends object, Key extends keyof Words>(words: Words, keys: readonly Key[]): Pick<Words, Key> {
  return Object.fromEntries(keys.map((key) => [key, words[key]])) as Pick<Words, Key>;
}
