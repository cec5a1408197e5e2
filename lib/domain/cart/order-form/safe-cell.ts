/** Characters that begin a formula in spreadsheets, full-width ones included. */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** Makes untrusted text safe for a cell: one line, and never a formula. A leading apostrophe marks it as text. */
export function safeCell(text: string): string {
  const line = text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029\ufffe\uffff]+/g, ' ').trim();
  return FORMULA.test(line) ? `'${line}` : line;
}
