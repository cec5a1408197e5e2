/** Puts values into words as they stand in messages/, for client code that gets them from its page: `{count}` and the like. */
export function fillWords(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
