/** Attributes whose text a person sees or hears. */
export const WORD_ATTRIBUTES: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** True for text that would have to be translated: two letters in a row, in any script. */
export function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}
