/** The first `most` UTF-16 units of a text, without half a character at its end, which no address can hold. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
