/** What a spreadsheet takes for the beginning of a formula; the full-width signs as well. */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** Untrusted text as a cell: one line, and never a formula. An apostrophe before it marks it as text. */
export function safeCell(text: string): string {
  const line = text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029\ufffe\uffff]+/g, ' ').trim();
  return FORMULA.test(line) ? `'${line}` : line;
}
