/** First-strong isolate and its end: they keep a sentence's own direction within another language, too. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** Marks words of the platform that are not in the language of the page around them. */
export function foreignWords(words: string): string {
  return words === '' || words.startsWith(BEGIN) ? words : `${BEGIN}${words}${END}`;
}

/** The language of such words, for the attribute `lang`; none for the page's own. */
export function langOf(words: unknown): 'en' | undefined {
  return typeof words === 'string' && words.startsWith(BEGIN) ? 'en' : undefined;
}
