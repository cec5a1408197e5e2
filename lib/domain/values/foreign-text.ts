/** Unicode's first-strong isolate and its end: they also preserve a sentence's direction within another language. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** Marks words of the platform that are not in the page's language. */
export function markForeignText(words: string): string {
  return words === '' || words.startsWith(BEGIN) ? words : `${BEGIN}${words}${END}`;
}

/** Language of marked words, for the attribute `lang`; undefined for the page's own. */
export function langOf(words: unknown): 'en' | undefined {
  return typeof words === 'string' && words.startsWith(BEGIN) ? 'en' : undefined;
}
