/**
 * Escapes a CSV cell; an apostrophe before a formula's sign, also a full-width one, makes spreadsheets read it as text.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One CSV line, including its line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Byte order mark: tells spreadsheets that the file is UTF-8. */
export const CSV_MARK = '\uFEFF';
